import type { Kind } from '../kinds/index.ts'
import type { PluginDefinition } from '../plugin.ts'
import { openScene } from './scene.ts'
import type { KitOptions, Scene } from './scene.ts'
import type { OpenStage } from './stage.ts'

/** One promise of the contract; `run` rejects when the adapter breaks it. */
export interface Law<K extends Kind> {
  readonly title: string
  /** False when the adapter claims nothing of what this law is about; every adapter when absent. */
  appliesTo?(scene: Scene<K>): boolean | Promise<boolean>
  /** `by-itself`: the law starts the adapter, or leaves it alone. */
  readonly starts?: 'by-itself'
  run(scene: Scene<K>): Promise<void>
}

/** A promise of every kind. */
export interface GeneralLaw {
  readonly title: string
  readonly starts?: 'by-itself'
  run<K extends Kind>(scene: Scene<K>): Promise<void>
}

export interface Trial<K extends Kind> {
  readonly definition: PluginDefinition<K>
  readonly openStage: OpenStage<K>
  readonly options?: KitOptions
}

/** Holds an adapter to one law, on a stage of its own. Rejects when the law is broken. */
export async function runLaw<K extends Kind>(
  law: Law<K>,
  trial: Trial<K>,
): Promise<'kept' | 'not-applicable'> {
  const scene = await openScene(trial.definition, trial.openStage, trial.options ?? {})
  try {
    if (law.starts !== 'by-itself') await scene.adapter.start(scene.read().signal)
    if (law.appliesTo && !(await law.appliesTo(scene))) return 'not-applicable'
    await law.run(scene)
    return 'kept'
  } finally {
    await scene.adapter.stop()
    await scene.stage.close()
  }
}
