import { pesos } from '../../money.ts'
import type { Timeline } from './payment-status.tsx'
import type { TimelineContext, TimelineEntry } from './timeline-entry.ts'

/** That the student has left. */
export function withdrawalEntries(
  { withdrawal }: Timeline,
  { t, toSeason }: TimelineContext,
): readonly TimelineEntry[] {
  if (withdrawal === null) return []
  const { at, returned } = withdrawal
  const title = t('office.payments.story.withdrawal', { amount: pesos(returned) })
  return [{ key: 'withdrawal', at: toSeason(at), tone: 'problem', title, more: [] }]
}
