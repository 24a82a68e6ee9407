import type { Adapters, Kind, PluginDefinition, PluginKit } from '../../../src/index.ts'
import { runLaw } from '../../../src/kit/index.ts'
import type { GeneralLaw, Law, Stage, Trial } from '../../../src/kit/index.ts'

/** An adapter, or a stage, that breaks a law on purpose. */
export interface Breakage<L> {
  readonly how: string
  /** What the broken law must say. */
  readonly says: string
  readonly meet: (law: L) => Promise<unknown>
}

/** By the title of the law they break. */
export type Breakages<L> = Readonly<Record<string, readonly Breakage<L>[]>>

export function breaking<K extends Kind>(how: string, says: string, trial: Trial<K>): Breakage<Law<K>> {
  return { how, says, meet: (law) => runLaw(law, trial) }
}

/** The same for a law of every kind, shown on one. */
export function breakingGeneral<K extends Kind>(
  how: string,
  says: string,
  trial: Trial<K>,
): Breakage<GeneralLaw> {
  return { how, says, meet: (law) => runLaw<K>(law, trial) }
}

export function withAdapter<K extends Kind>(
  trial: Trial<K>,
  change: (sound: Adapters[K], kit: PluginKit) => Partial<Adapters[K]>,
): Trial<K> {
  return withDefinition(trial, {
    create(settings, kit) {
      const sound = trial.definition.create(settings, kit)
      return { ...sound, ...change(sound, kit) }
    },
  })
}

export function withDefinition<K extends Kind>(
  trial: Trial<K>,
  change: Partial<PluginDefinition<K>>,
): Trial<K> {
  return { ...trial, definition: { ...trial.definition, ...change } }
}

export function withStage<K extends Kind>(
  trial: Trial<K>,
  change: (sound: Stage<K>, kit: PluginKit) => Partial<Stage<K>>,
): Trial<K> {
  return {
    ...trial,
    async openStage(kit) {
      const sound = await trial.openStage(kit)
      return { ...sound, ...change(sound, kit) }
    },
  }
}
