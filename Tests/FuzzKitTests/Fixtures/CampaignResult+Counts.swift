@testable import FuzzKit

extension CampaignResult {
  /// A result without findings.
  ///
  /// - Parameters:
  ///   - plan: The plan of the campaign.
  ///   - counts: What workers have counted, in the layout of the plan.
  ///   - status: How the campaign ended; by default it is complete.
  ///   - end: The first iteration that was not done.
  /// - Returns: A result of one second, on one machine, without a restart.
  static func counted(
    _ plan: CampaignPlan,
    _ counts: [UInt64],
    _ status: Status = .complete,
    end: UInt64
  ) -> CampaignResult {
    CampaignResult(
      plan: plan,
      status: status,
      findings: [],
      unseen: [],
      statistics: CampaignStatistics(counts: counts, plan: plan),
      nextIteration: end,
      seconds: 1,
      restarts: 0,
      timeLimit: nil,
      coverage: nil,
      tool: "smartfuzz"
    )
  }
}
