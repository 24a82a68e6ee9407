import { fact } from '../fact.ts'
import { browse } from '../vendors/browse.ts'
import type { World } from '../world.ts'
import { enrol, deviation } from './enrol.ts'
import {
  type Charge,
  lastAttempt,
  type PaymentAttempt,
  type PaymentResult,
  type ProviderPage,
  type Transcript,
} from './transcript.ts'

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
  result: WayToProvider,
): Promise<void> {
  lastAttempt(transcript).page = await openProviderPage(world, transcript, result)
}

/** How a payment that has begun stands, and how the browser goes on with it. */
export interface WayToProvider {
  readonly status: string
  readonly data: { readonly go: NonNullable<PaymentResult['data']>['go'] } | null
}

export async function openProviderPage(
  world: World,
  transcript: Transcript,
  { data, status: word }: WayToProvider,
): Promise<ProviderPage> {
  const go = data?.go ?? null
  if (go === null || go.is !== 'form') throw deviation(transcript, fact('providerForm'), word)
  const { status, location } = await browse(world, { method: 'POST', url: go.action, form: go.fields })
  if (status !== 303 || location === null) throw deviation(transcript, fact('providerPage'), String(status))
  return { url: location, providerRef: location.split('/').at(-1) ?? '' }
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
  const url = await choose(world, transcript, { url: one.page?.url ?? '', form })
  one.expectedStatus = statusByChoice[choice]
  if (choice === 'approve') one.charge = chargeOf(world, one.amount)
  if (transcript.scenario.comesBack) await browse(world, { method: 'GET', url })
}

/** Answers where the provider's page sends the browser then. */
export async function choose(
  world: World,
  transcript: Transcript,
  { url, form }: { readonly url: string; readonly form: Readonly<Record<string, string>> },
): Promise<string> {
  const { status, location } = await browse(world, { method: 'POST', url, form })
  if (status !== 303 || location === null) throw deviation(transcript, fact('wayBack'), String(status))
  return location
}

/** What a provider takes today. */
export function chargeOf({ calendar }: Pick<World, 'calendar'>, amount: number): Charge {
  return { amount, means: 'card', day: calendar.today, takenBackOn: null }
}

/** All that is left of it goes back at the provider today. */
export function takeBack({ calendar }: Pick<World, 'calendar'>, one: PaymentAttempt): void {
  if (one.charge !== null) one.charge = { ...one.charge, takenBackOn: calendar.today }
}
