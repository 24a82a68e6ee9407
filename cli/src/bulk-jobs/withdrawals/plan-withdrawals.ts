import pMap from 'p-map'
import type { JobContext, PlannedLine, WithLine, WrongRow } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { translator } from '../../i18n.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import { compareRecorded, decideWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts'
import { type Policy, readPolicy, readProposal, readWithdrawal } from './read-withdrawals.ts'
import type { WithdrawalRow } from './read-row.ts'

interface Planning {
  readonly seen: FirstLines
  readonly context: JobContext
}

/** Proposals that are asked for at a time. */
const concurrency = 4

/** What each line would keep and give back, by the season's rules where it does not say. */
export async function planWithdrawals(
  rows: readonly WithLine<WithdrawalRow>[],
  { seen, context }: Planning,
): Promise<readonly PlannedLine[]> {
  const t = translator('withdrawals', context.locale)
  const policy = await readPolicy(context.hub)
  const first = rows.map(({ line, row }) => seen.lineOf(row.student, line))
  return pMap(
    rows,
    async ({ line, row }, at): Promise<PlannedLine> => {
      const twin = first[at] ?? null
      if (twin !== null)
        return { ...wrongAbout(t('onLine', { student: row.student, line: twin }), t('twice')), line }
      return { ...(await planRow(row, { policy, context })), line }
    },
    { concurrency },
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
