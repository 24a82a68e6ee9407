import type { JobContext, PlannedLine, WithLine, WrongRow } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { translator } from '../../i18n.ts'
import type { FirstLines } from '../first-lines.ts'
import { planEachOnce } from '../plan-each-once.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { compareRecorded, decideWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts'
import { type Policy, readPolicy, readProposal, readWithdrawal } from './read-withdrawals.ts'
import type { WithdrawalRow } from './read-row.ts'

interface Planning {
  readonly seen: FirstLines
  readonly context: JobContext
}

/** What each line would keep and give back, by the season's rules where it does not say. */
export async function planWithdrawals(
  rows: readonly WithLine<WithdrawalRow>[],
  { seen, context }: Planning,
): Promise<readonly PlannedLine[]> {
  const t = translator('withdrawals', context.locale)
  const policy = await readPolicy(context.hub)
  return planEachOnce(
    rows,
    {
      seen,
      keyOf: ({ student }) => student,
      twice: (student, line) => wrongAbout(t('onLine', { student, line }), t('twice')),
    },
    async ({ line, row }) => ({ ...(await planRow(row, { policy, context })), line }),
  )
}

interface RowPlanning {
  readonly policy: Policy
  readonly context: JobContext
}

async function planRow(
  row: WithdrawalRow,
  { policy, context: { hub, locale } }: RowPlanning,
): Promise<WithdrawalDecision> {
  try {
    const proposal = await readProposal(hub, row)
    return decideWithdrawal({ row, proposal, policy }, locale)
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
