import { describe, expect, it } from 'vitest'
import type { Kind } from '../kinds/index.ts'
import type { PluginDefinition } from '../plugin.ts'
import { runLaw } from './law.ts'
import type { LawOutcome, Trial } from './law.ts'
import { lawGroupsOf } from './laws/index.ts'
import type { KitOptions } from './scene.ts'
import type { OpenStage } from './stage.ts'

/**
 * Registers one test per law of the definition's kind; to be called in a vitest file. A law about a facet that
 * the adapter doesn't claim is skipped and shown as such, and so are the laws of a failing vendor where the stage says
 * that there is none; nothing else can be left out.
 */
export function conforms<K extends Kind, S>(
  definition: PluginDefinition<K, S>,
  openStage: OpenStage<K>,
  options: KitOptions = {},
): void {
  const trial: Trial<K> = { definition, openStage, options }
  describe(`${definition.name} keeps the contract of ${definition.kind}`, () => {
    const lawGroups = lawGroupsOf(definition.kind).map(({ name, laws }) => [name, laws] as const)
    describe.for(lawGroups)('%s', ([, laws]) => {
      it.for(laws.map((law) => [law.title, law] as const))('%s', async ([, law], { skip }) => {
        const outcome = await runLaw(law, trial)
        if (outcome !== 'kept') skip(whyLeftOut[outcome])
        expect(outcome).toBe('kept')
      })
    })
  })
}

const whyLeftOut: Readonly<Record<Exclude<LawOutcome, 'kept'>, string>> = {
  'not-applicable': 'not claimed by the adapter',
  'no-vendor': 'there is no vendor',
  'has-a-vendor': 'it is about adapters without a vendor',
}
