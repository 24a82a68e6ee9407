import type { JobContext, PlannedLine, WithLine, WrongRow } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { planStudents } from '../plan-students.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { compareRecorded, decideWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts'
import { readProposal, readWithdrawal } from './read-withdrawals.ts'
import type { WithdrawalRow } from './read-row.ts'

/** What each line would keep and give back, by the season's rules where it does not say. */
export function planWithdrawals(
  rows: readonly WithLine<WithdrawalRow>[],
  context: JobContext,
): Promise<readonly PlannedLine[]> {
  return planStudents(rows, context, async ({ line, row }) => ({ ...(await planRow(row, context)), line }))
}

async function planRow(row: WithdrawalRow, { hub, locale }: JobContext): Promise<WithdrawalDecision> {
  try {
    const proposal = await readProposal(hub, row)
    return decideWithdrawal({ row, proposal }, locale)
  } catch (error) {
    if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
    if (error.code === 'ALREADY_WITHDRAWN')
      return compareRecorded({ row, recorded: await readWithdrawal(hub, row.student) }, locale)
    return refusedRow(row, error)
  }
}

function refusedRow({ student }: WithdrawalRow, refusal: HubRefusal): WrongRow {
  return wrongAbout(student, whyOf(refusal))
}
