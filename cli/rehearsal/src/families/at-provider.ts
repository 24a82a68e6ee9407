import { fact } from '../fact.ts'
import { browse } from '../vendors/browse.ts'
import type { World } from '../world.ts'
import { enrol, deviation } from './enrol.ts'
import { lastAttempt, type PaymentResult, type Transcript, type PaymentAttempt } from './transcript.ts'

export type Choice = 'approve' | 'decline' | 'pending' | 'leave'

/** A family all the way to the provider's page, where it has not decided yet. */
export async function reachProvider(world: World, transcript: Transcript): Promise<void> {
  await goToProvider(world, transcript, await enrol(world, transcript))
}

export async function pays(world: World, transcript: Transcript, choice: Choice = 'approve'): Promise<void> {
  await reachProvider(world, transcript)
  await decide(world, transcript, choice)
}

/** The browser takes the hub's form to the provider, as it is. */
export async function goToProvider(
  world: World,
  transcript: Transcript,
  result: PaymentResult,
): Promise<void> {
  const go = result.data?.go ?? null
  if (go === null || go.is !== 'form') throw deviation(transcript, fact('providerForm'), result.status)
  const { status, location } = await browse(world, { method: 'POST', url: go.action, form: go.fields })
  if (status !== 303 || location === null) throw deviation(transcript, fact('providerPage'), String(status))
  lastAttempt(transcript).page = { url: location, providerRef: location.split('/').at(-1) ?? '' }
}

const statusByChoice = { approve: 'approved', decline: 'declined', pending: 'open', leave: 'open' } as const

/** What the payer decides there; the browser then comes back to the school, or is closed. */
export async function decide(
  world: World,
  transcript: Transcript,
  choice: Choice,
  one: PaymentAttempt = lastAttempt(transcript),
): Promise<void> {
  const form = { choice, means: 'card' }
  const { status, location } = await browse(world, { method: 'POST', url: one.page?.url ?? '', form })
  if (status !== 303 || location === null) throw deviation(transcript, fact('wayBack'), String(status))
  one.expectedStatus = statusByChoice[choice]
  if (transcript.scenario.comesBack) await browse(world, { method: 'GET', url: location })
}
