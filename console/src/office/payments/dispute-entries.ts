import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import type { Timeline } from './payment-status.tsx'
import type { TimelineContext, TimelineEntry } from './timeline-entry.ts'

type ToldDispute = Timeline['disputes'][number]

/** That whoever paid contested it at their bank, and how that ended. */
export function disputeEntries(dispute: ToldDispute, { t }: TimelineContext): readonly TimelineEntry[] {
  const { id, caseRef, amount, openedAt, recordedBy, endedAt, endedBy } = dispute
  const by = (who: string) => t('office.payments.story.by', { who: actorLabel(who, t) })
  const opened: TimelineEntry = {
    key: `dispute:${id}`,
    at: openedAt,
    tone: 'problem',
    title: t('office.payments.story.dispute.opened', { amount: pesos(amount), reference: caseRef }),
    more: [by(recordedBy)],
  }
  if (endedAt === null) return [opened]
  const end = endOf(dispute)
  return [
    opened,
    {
      key: `dispute:${id}:ended`,
      at: endedAt,
      tone: end === 'won' ? 'good' : 'problem',
      title: t(`office.payments.story.dispute.${end}`, { reference: caseRef }),
      more: endedBy === null ? [] : [by(endedBy)],
    },
  ]
}

function endOf({ status, borneBy }: ToldDispute): 'won' | 'school' | 'family' {
  return status === 'won' ? 'won' : (borneBy ?? 'family')
}
