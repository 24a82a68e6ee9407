import { expect } from 'vitest'
import type { Adapters, Kind } from '../kinds/index.ts'
import type { Read, Write } from '../lifecycle.ts'
import type { PluginDefinition, PluginKit } from '../plugin.ts'
import { memoryKit } from './memory-kit.ts'
import type { MemoryKit } from './memory-kit.ts'
import type { AbortTimings } from './abort-under-way.ts'
import type { OpenStage, Stage } from './stage.ts'

export interface KitOptions {
  /** The clock the adapter and its stage see; the machine's when absent. */
  readonly now?: () => Date
  /** How long a call may take to end once its signal was aborted, in milliseconds; 3000 when absent. */
  readonly timeoutMs?: number
  /** How long a call gets to be under way before its signal is aborted, in milliseconds; 50 when absent. */
  readonly underWayMs?: number
  /** What references and keys begin with; a vendor that remembers needs new ones in every run. `KIT` when absent. */
  readonly references?: string
}

/** What one law works with: a fresh stage, a fresh kit and a fresh adapter. */
export interface Scene<K extends Kind> {
  readonly kind: K
  readonly definition: PluginDefinition<K>
  readonly stage: Stage<K>
  readonly kit: MemoryKit
  readonly adapter: Adapters[K]
  readonly abortTimings: AbortTimings
  /** Another adapter with the same settings. */
  readonly create: (kit: PluginKit) => Adapters[K]
  readonly read: (signal?: AbortSignal) => Read
  /** A write with a key of its own. */
  readonly write: (signal?: AbortSignal) => Write
  /** A reference nobody used before. */
  readonly reference: () => string
}

export async function openScene<K extends Kind>(
  definition: PluginDefinition<K>,
  openStage: OpenStage<K>,
  { now, timeoutMs = 3000, underWayMs = 50, references = 'KIT' }: KitOptions,
): Promise<Scene<K>> {
  const kit = memoryKit(now ? { now } : {})
  const stage = await openStage(kit)
  const checked = definition.settings.validate(stage.settings)
  expect(checked.error, "the definition accepts the stage's settings").toBeUndefined()
  const create = (kit: PluginKit) => definition.create(checked.value, kit)
  let count = 0
  const next = (prefix: string) => `${prefix}-${++count}`
  const signal = () => new AbortController().signal
  return {
    kind: definition.kind,
    definition,
    stage,
    kit,
    adapter: create(kit),
    abortTimings: {
      timeoutMs,
      underWayMs,
      faultReached: stage.vendor.faultReached && (() => stage.vendor.faultReached?.() ?? Promise.resolve()),
    },
    create,
    read: (given = signal()) => ({ signal: given, trace: 'kit' }),
    write: (given = signal()) => ({ signal: given, trace: 'kit', key: next(`${references}-key`) }),
    reference: () => next(references),
  }
}
