import { fact } from '../fact.ts'
import { browse } from '../vendors/browse.ts'
import type { World } from '../world.ts'
import { enrol, surprised } from './enrol.ts'
import { lastTry, type PaymentResult, type Tale, type Try } from './tale.ts'

export type Choice = 'approve' | 'decline' | 'pending' | 'leave'

/** A family all the way to the provider's page, where it has not decided yet. */
export async function reachProvider(world: World, tale: Tale): Promise<void> {
  await goToProvider(world, tale, await enrol(world, tale))
}

export async function pays(world: World, tale: Tale, choice: Choice = 'approve'): Promise<void> {
  await reachProvider(world, tale)
  await decide(world, tale, choice)
}

/** The browser takes the hub's form to the provider, as it is. */
export async function goToProvider(world: World, tale: Tale, result: PaymentResult): Promise<void> {
  const go = result.data?.go ?? null
  if (go === null || go.is !== 'form') throw surprised(tale, fact('providerForm'), result.status)
  const { status, location } = await browse(world, { method: 'POST', url: go.action, form: go.fields })
  if (status !== 303 || location === null) throw surprised(tale, fact('providerPage'), String(status))
  lastTry(tale).page = { url: location, providerRef: location.split('/').at(-1) ?? '' }
}

const ends = { approve: 'approved', decline: 'declined', pending: 'open', leave: 'open' } as const

/** What the payer decides there; the browser then comes back to the school, or is closed. */
export async function decide(
  world: World,
  tale: Tale,
  choice: Choice,
  one: Try = lastTry(tale),
): Promise<void> {
  const form = { choice, means: 'card' }
  const { status, location } = await browse(world, { method: 'POST', url: one.page?.url ?? '', form })
  if (status !== 303 || location === null) throw surprised(tale, fact('wayBack'), String(status))
  one.ends = ends[choice]
  if (tale.plan.comesBack) await browse(world, { method: 'GET', url: location })
}
