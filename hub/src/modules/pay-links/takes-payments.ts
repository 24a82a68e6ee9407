import type { AppContext } from '../../app-context.ts'
import { attemptsOfLinks, type BegunByLink } from '../payments/index.ts'
import { overAs, stateOfUse } from './decide-link-state.ts'
import type { PayLink } from './pay-link.ts'

/** Whether who paid by a link may pay by it again: it stands, has paid nothing, and its part can still be paid. */
export async function takesPayments(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  link: PayLink | null,
  { attempt }: BegunByLink,
): Promise<boolean> {
  const now = clock.now()
  if (link === null || overAs(link, now) !== null) return false
  if ('split' in attempt) {
    const { split, part } = attempt
    return split.status === 'standing' && part.paidBy === null && now < new Date(split.deadline)
  }
  const payments = await attemptsOfLinks(database, [link.id])
  const used = stateOfUse(payments.map(({ status }) => status))
  return used === null || used === 'paying'
}
