import { unwrap } from '@matricula/hub/api/answers'
import { type Hub } from '../hub/hub-client.ts'
import type { Scenario } from '../scenarios.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'
import { orRefused } from './refused-as.ts'
import type { TransportChoice } from './transcript.ts'

type WizardChoices = Pick<Scenario, 'period' | 'method' | 'quotas'>

/** Keeps the wizard's choices over whatever the other parent has just kept. */
export async function keepDraft(world: World, { api }: Hub, { period, method, quotas }: WizardChoices) {
  for (;;) {
    const saved = await withRetry(world, async () => {
      const { activities: _held, ...draft } = await unwrap(api.GET('/api/enrollment/draft'))
      const body = { ...draft, step: 3 as const, period, method, quotas }
      return orRefused(unwrap(api.PUT('/api/enrollment/draft', { body })), ['DRAFT_CHANGED'])
    })
    if (saved.is === 'done') return
  }
}

/** Has the way measured from home as the student needs it; none where the price list has no such fare. */
export async function chooseTransport(
  world: World,
  { api }: Hub,
  { code, rides }: Pick<Scenario, 'code' | 'rides'>,
): Promise<TransportChoice> {
  if (!rides) return { is: 'none' }
  const { transport } = await withRetry(world, () => unwrap(api.GET('/api/enrollment/student')))
  if (transport.home === null) return { is: 'none' }
  const body = {
    code,
    token: '',
    project: world.season.project,
    dir: transport.home.address,
    modality: transport.modality ?? 'COMPLETO',
    transport: { busStop: transport.busStop, direction: 'AMBAS', basis: 'measured' },
    fullDirectionObject: transport.home,
    type: 'enrollment',
  } as const
  for (;;) {
    const confirmed = await withRetry(world, () =>
      orRefused(unwrap(api.POST('/api/googleAPI/confirm', { body })), [
        'DRAFT_CHANGED',
        'TRANSPORT_FEE_MISSING',
        'TOO_FAR',
        'NO_ROUTE',
      ]),
    )
    if (confirmed.is === 'done') return confirmed.answer.transport
    if (confirmed.code !== 'DRAFT_CHANGED') return { is: 'none' }
  }
}

export async function chooseActivities(
  world: World,
  { api }: Hub,
  { code, activities }: Pick<Scenario, 'code' | 'activities'>,
): Promise<void> {
  for (const activity of activities) {
    const body = { activity: { code: activity }, student: { code } }
    // A place that a lost answer had taken already is taken.
    await withRetry(world, () =>
      orRefused(unwrap(api.POST('/api/enrollment/fees/community/subscribe', { body })), [
        'ACTIVITY_DUPLICATE',
      ]),
    )
  }
}
