import type { Kind } from '../../kinds/index.ts'
import type { Read, Write } from '../../lifecycle.ts'
import type { Scene } from '../scene.ts'

/**
 * One method of a kind as the fault laws call it. `prepare` sets up, on a healthy vendor, what the call needs
 * and answers the call; null when this adapter doesn't have it or doesn't need the vendor for it.
 */
export interface Act<K extends Kind, Context> {
  readonly name: string
  prepare(scene: Scene<K>): Promise<((context: Context) => Promise<unknown>) | null>
}

/** A look-up of what the vendor doesn't hold; it answers null or an empty list. */
export interface Miss<K extends Kind> {
  readonly name: string
  readonly ask: (scene: Scene<K>, read: Read) => Promise<unknown>
}

export interface Acts<K extends Kind> {
  readonly reads: readonly Act<K, Read>[]
  readonly writes: readonly Act<K, Write>[]
  readonly misses: readonly Miss<K>[]
  /** What of persons the kit's own calls hand to the adapter. */
  readonly personal?: (scene: Scene<K>) => readonly string[]
  /** Has the adapter read callbacks: a genuine one, one of a status nobody heard of, one that is forged. */
  readonly readCallbacks?: (scene: Scene<K>) => Promise<void>
}

/** Names what no vendor holds. */
export const nothing = 'KIT-NOTHING'
