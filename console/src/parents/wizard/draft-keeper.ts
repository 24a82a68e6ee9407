import { HubProblem } from '../../api/problem.ts'
import type { Draft } from '../../api/types.ts'
import { choosesTheSame } from './same-choices.ts'

export interface KeeperPort {
  put(draft: Draft): Promise<Draft>
  /** Runs `act` after a pause of typing; answers how to call it off. */
  later(act: () => void): () => void
  onDraft(draft: Draft): void
  /** What the hub does not have yet; null once it has everything. */
  hold(draft: Draft | null): void
  /** Someone else changed the kept draft: `theirs` is what the hub holds now. */
  onConflict(mine: Draft, theirs: Draft): void
  /** null when the hub has everything. */
  onTrouble(problem: HubProblem | null): void
}

export interface DraftKeeper {
  change: (change: Partial<Draft>) => Promise<boolean>
  /** Sends at once what has not been kept. */
  flush: () => Promise<void>
  /** Takes what the hub holds in place of what is here. */
  adopt: (draft: Draft) => void
}

/**
 * Shows each change at once and keeps it in the hub, one call at a time. What could not be kept stays here and is
 * sent with the next flush. A promise of `change` is fulfilled when its change was kept (true) or its trouble told.
 */
export function createDraftKeeper(first: Draft, port: KeeperPort): DraftKeeper {
  let draft = first
  let unkept = false
  let sending: Promise<boolean> | null = null
  let callOff: (() => void) | null = null
  let waiting: ((kept: boolean) => void)[] = []
  // Sent, and its answer never arrived: the hub may have it all the same.
  let unanswered: Draft | null = null

  const show = (next: Draft) => {
    draft = next
    port.onDraft(next)
  }

  const send = async (): Promise<boolean> => {
    unkept = false
    const sent = draft
    try {
      const kept = await port.put(sent)
      unanswered = null
      show({ ...draft, version: kept.version })
      port.hold(unkept ? draft : null)
      port.onTrouble(null)
      return true
    } catch (thrown) {
      const theirs = conflicting(thrown)
      if (theirs) return meet(theirs, sent)
      const problem = thrown instanceof HubProblem ? thrown : new HubProblem(0, {})
      unanswered = problem.status === 0 ? sent : unanswered
      unkept = true
      port.onTrouble(problem)
      return false
    }
  }

  // The hub has what we were about to write (a confirmed transport, an answer that was lost): only the version was old.
  const meet = (theirs: Draft, sent: Draft): Promise<boolean> | false => {
    const isOurs = [sent, unanswered].some((ours) => ours !== null && choosesTheSame(ours, theirs))
    if (!isOurs) {
      port.onConflict(draft, theirs)
      return false
    }
    show({ ...draft, version: theirs.version })
    return send()
  }

  const tell = (told: typeof waiting, kept: boolean) => {
    for (const one of told) one(kept)
  }

  const flush = async (): Promise<void> => {
    callOff?.()
    callOff = null
    if (sending) await sending
    if (!unkept) return
    const told = waiting
    waiting = []
    sending = send()
    const kept = await sending
    sending = null
    tell(told, kept)
  }

  return {
    flush,
    adopt(next) {
      unkept = false
      unanswered = null
      show(next)
      port.hold(null)
      const told = waiting
      waiting = []
      tell(told, false)
    },
    change(change) {
      unkept = true
      show({ ...draft, ...change })
      port.hold(draft)
      callOff?.()
      callOff = port.later(() => void flush())
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}

function conflicting(thrown: unknown): Draft | null {
  if (!(thrown instanceof HubProblem) || thrown.code !== 'DRAFT_CHANGED') return null
  const { current } = thrown.body
  return isDraft(current) ? current : null
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'version' in value && 'period' in value
}
