import { describe, expect, it } from 'vitest'
import type { Kind } from '../../kinds/index.ts'
import type { PluginDefinition } from '../../plugin.ts'
import { runLaw } from '../law.ts'
import type { Law, Trial } from '../law.ts'
import { lawGroupsOf } from '../laws/index.ts'
import type { OpenStage, PretendVendor } from '../stage.ts'
import type { LiveFile } from './live-file.ts'
import { roundTrips } from './round-trips.ts'

/** A real vendor answers slower than a pretend one. */
const timeoutMs = 120_000

/**
 * Registers what can be tried on a vendor's real sandbox: the laws that only read, and one round trip. To be called in
 * a vitest file; `npm run conform -- --live` of an adapter does so with its `live.yaml`.
 */
export function conformsLive<K extends Kind, S>(
  definition: PluginDefinition<K, S>,
  { settings, facts }: LiveFile<K>,
): void {
  const openStage: OpenStage<K> = async () => ({
    settings,
    secrets: [],
    vendor: realVendor,
    facts,
    close: async () => undefined,
  })
  const options = { timeoutMs, references: `LIVE-${Date.now().toString(36).toUpperCase()}` }
  const trial: Trial<K> = { definition, openStage, options }
  const tried: readonly Law<K>[] = [
    ...lawGroupsOf(definition.kind).flatMap(({ laws }) => laws.filter(({ readsOnly }) => readsOnly)),
    roundTrips[definition.kind],
  ]
  describe(`${definition.name} at its vendor's sandbox`, () => {
    it.for(tried.map((law) => [law.title, law] as const))(
      '%s',
      { timeout: timeoutMs },
      async ([, law], { skip }) => {
        const outcome = await runLaw(law, trial)
        if (outcome !== 'kept') skip(outcome)
        expect(outcome).toBe('kept')
      },
    )
  })
}

const realVendor: PretendVendor = {
  injectFault: async () => refuseFault(),
  clearFault: async () => undefined,
  effects: async () => refuseFault(),
}

function refuseFault(): never {
  throw new Error('a real vendor is not told how to be')
}
