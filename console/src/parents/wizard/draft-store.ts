import { HubProblem } from '../../api/problem.ts'
import type { Draft } from '../../api/types.ts'
import { choosesTheSame } from './same-choices.ts'

export interface DraftStorePort {
  put(draft: Draft): Promise<Draft>
  /** Runs `act` after a pause of typing; answers how to call it off. */
  later(act: () => void): () => void
  onDraft(draft: Draft): void
  /** What the hub does not have yet; null once it has everything. */
  keepUnsaved(draft: Draft | null): void
  /** Someone else changed the kept draft: `theirs` is what the hub holds now. */
  onConflict(mine: Draft, theirs: Draft): void
  /** null when the hub has everything. */
  onProblem(problem: HubProblem | null): void
}

export interface DraftStore {
  change: (change: Partial<Draft>) => Promise<boolean>
  /** Sends at once what has not been kept. */
  flush: () => Promise<void>
  /** Takes what the hub holds in place of what is here. */
  adopt: (draft: Draft) => void
}

/**
 * Shows each change at once and saves it in the hub, one call at a time. What could not be saved stays here and is
 * sent with the next flush. A promise of `change` resolves when its change was saved (true) or its problem reported.
 */
export function createDraftStore(first: Draft, port: DraftStorePort): DraftStore {
  let draft = first
  let unsaved = false
  let sending: Promise<boolean> | null = null
  let cancelDelay: (() => void) | null = null
  let waiting: ((saved: boolean) => void)[] = []
  // Sent, and its answer never arrived: the hub may have it all the same.
  let unanswered: Draft | null = null

  const show = (next: Draft) => {
    draft = next
    port.onDraft(next)
  }

  const send = async (): Promise<boolean> => {
    unsaved = false
    const sent = draft
    try {
      const saved = await port.put(sent)
      unanswered = null
      show({ ...draft, version: saved.version })
      port.keepUnsaved(unsaved ? draft : null)
      port.onProblem(null)
      return true
    } catch (thrown) {
      const theirs = conflictingDraft(thrown)
      if (theirs) return resolveConflict(theirs, sent)
      const problem = thrown instanceof HubProblem ? thrown : new HubProblem(0, {})
      unanswered = problem.status === 0 ? sent : unanswered
      unsaved = true
      port.onProblem(problem)
      return false
    }
  }

  // The hub has what we were about to write (a confirmed transport, an answer that was lost): only the version was old.
  const resolveConflict = (theirs: Draft, sent: Draft): Promise<boolean> | false => {
    const isOurs = [sent, unanswered].some((ours) => ours !== null && choosesTheSame(ours, theirs))
    if (!isOurs) {
      port.onConflict(draft, theirs)
      return false
    }
    show({ ...draft, version: theirs.version })
    return send()
  }

  const resolveAll = (settled: typeof waiting, saved: boolean) => {
    for (const one of settled) one(saved)
  }

  const flush = async (): Promise<void> => {
    cancelDelay?.()
    cancelDelay = null
    if (sending) await sending
    if (!unsaved) return
    const settled = waiting
    waiting = []
    sending = send()
    const saved = await sending
    sending = null
    resolveAll(settled, saved)
  }

  return {
    flush,
    adopt(next) {
      unsaved = false
      unanswered = null
      show(next)
      port.keepUnsaved(null)
      const settled = waiting
      waiting = []
      resolveAll(settled, false)
    },
    change(change) {
      unsaved = true
      show({ ...draft, ...change })
      port.keepUnsaved(draft)
      cancelDelay?.()
      cancelDelay = port.later(() => void flush())
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}

function conflictingDraft(thrown: unknown): Draft | null {
  if (!(thrown instanceof HubProblem) || thrown.code !== 'DRAFT_CHANGED') return null
  const { current } = thrown.body
  return isDraft(current) ? current : null
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'version' in value && 'period' in value
}
