import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { closedSince } from '../pricing/choices.ts'
import type { Period } from '../seasons/season.ts'
import type { TransportView, TransportChoice } from '../transport/index.ts'
import { type Draft, readDraft, viewDraft, type DraftView } from './read-draft.ts'
import { refuseFamilyOnceSettled } from './still-open.ts'
import { choosesTheSame, writeDraft } from './write-draft.ts'

/**
 * Keeps the wizard's state. The second of two parents to save gets the other's draft with the refusal, so that no
 * change is lost. A chosen transport is only ever the one the hub itself confirmed. A period that has closed meanwhile is
 * not chosen any more, though what else a family with that period changes is kept. Once an order is priced with the
 * choices they stay as they are, though the family may still go from step to step.
 */
export async function saveDraft(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  family: Caller,
  { wanted, trace }: { wanted: Omit<DraftView, 'activities'>; trace: string },
): Promise<
  | Refusal<
      | 'DRAFT_CHANGED'
      | 'ORDER_EXISTS'
      | 'ORDER_PAID'
      | 'PAYMENT_PENDING'
      | 'PERIOD_CLOSED'
      | 'TRANSPORT_NOT_CONFIRMED'
    >
  | Draft
> {
  const studentCode = family.subject
  const current = await readDraft(app, studentCode)
  if (wanted.version !== current.version)
    return refuse('DRAFT_CHANGED', { facts: { current: viewDraft(current, family) } })
  const transport = keptTransport(wanted.transport, current.transport)
  if (transport === null) return refuse('TRANSPORT_NOT_CONFIRMED')
  const actor = actorOf(family)
  const next = { ...wanted, transport }
  const settled = choosesTheSame(current, next) ? null : await refuseFamilyOnceSettled(app, studentCode)
  if (settled !== null) return settled
  const closed = next.period === current.period ? null : refuseClosedPeriod(app, next.period)
  if (closed !== null) return closed
  const kept = await writeDraft(app, {
    studentCode,
    before: current,
    next,
    act: 'draft.save',
    actor,
    trace,
  })
  if (kept !== null) return { ...kept, activities: current.activities }
  return refuse('DRAFT_CHANGED', {
    facts: { current: viewDraft(await readDraft(app, studentCode), family) },
  })
}

function refuseClosedPeriod(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  period: Period,
): Refusal<'PERIOD_CLOSED'> | null {
  const since = closedSince(period, { season: config.seasons.parents.parent, now: clock.now() })
  return since === null ? null : refuse('PERIOD_CLOSED', { values: { since } })
}

function keptTransport(wanted: TransportView, current: TransportChoice): TransportChoice | null {
  if (wanted.is !== 'chosen') return { is: wanted.is }
  return current.is === 'chosen' && current.itemCode === wanted.itemCode ? current : null
}
