import type { Kind } from '../kinds/index.ts'
import type { PluginDefinition } from '../plugin.ts'
import { openScene } from './scene.ts'
import type { KitOptions, Scene } from './scene.ts'
import type { OpenStage } from './stage.ts'

/** `a-vendor`: one that can fail. `nobody`: the stage says that there is no vendor. */
export type LawsSubject = 'a-vendor' | 'nobody'

/** The outcome of a law that an adapter was checked against; a broken one rejects. */
export type LawOutcome = 'kept' | 'not-applicable' | 'no-vendor' | 'has-a-vendor'

/** One promise of the contract; `run` rejects when the adapter breaks it. */
export interface Law<K extends Kind> {
  readonly title: string
  /** Whom the adapter must have on the other side; anybody or nobody when absent. */
  readonly about?: LawsSubject
  /** False when the adapter claims nothing of what this law is about; every adapter when absent. */
  appliesTo?(scene: Scene<K>): boolean | Promise<boolean>
  /** `by-itself`: the law starts the adapter, or leaves it alone. */
  readonly starts?: 'by-itself'
  /** It changes nothing at the vendor and needs no fault there, so that it can be tried on a real one. */
  readonly readsOnly?: true
  run(scene: Scene<K>): Promise<void>
}

/** A promise of every kind. */
export interface GeneralLaw {
  readonly title: string
  readonly about?: LawsSubject
  readonly starts?: 'by-itself'
  readonly readsOnly?: true
  run<K extends Kind>(scene: Scene<K>): Promise<void>
}

export interface Trial<K extends Kind> {
  readonly definition: PluginDefinition<K>
  readonly openStage: OpenStage<K>
  readonly options?: KitOptions
}

/** Holds an adapter to one law, on a stage of its own. Rejects when the law is broken. */
export async function runLaw<K extends Kind>(law: Law<K>, trial: Trial<K>): Promise<LawOutcome> {
  const scene = await openScene(trial.definition, trial.openStage, trial.options ?? {})
  const { isAbsent = false } = scene.stage.vendor
  try {
    if (law.about === 'a-vendor' && isAbsent) return 'no-vendor'
    if (law.about === 'nobody' && !isAbsent) return 'has-a-vendor'
    if (law.starts !== 'by-itself') await scene.adapter.start(scene.read().signal)
    if (law.appliesTo && !(await law.appliesTo(scene))) return 'not-applicable'
    await law.run(scene)
    return 'kept'
  } finally {
    await scene.adapter.stop()
    await scene.stage.close()
  }
}
