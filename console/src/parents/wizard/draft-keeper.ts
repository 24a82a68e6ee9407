import { HubProblem } from '../../api/problem.ts'
import type { Draft } from '../../api/types.ts'
import { choosesTheSame } from './same-choices.ts'

export interface KeeperPort {
  put(draft: Draft): Promise<Draft>
  /** Runs `act` after a pause of typing; answers how to call it off. */
  later(act: () => void): () => void
  onDraft(draft: Draft): void
  /** Someone else changed the kept draft: `theirs` is what the hub holds now. */
  onConflict(mine: Draft, theirs: Draft): void
  /** null when the hub has everything. */
  onTrouble(problem: HubProblem | null): void
}

export interface DraftKeeper {
  change: (change: Partial<Draft>) => Promise<void>
  /** Sends at once what has not been kept. */
  flush: () => Promise<void>
  /** Takes what the hub holds in place of what is here. */
  adopt: (draft: Draft) => void
}

/**
 * Shows each change at once and keeps it in the hub, one call at a time. What could not be kept stays here and is
 * sent with the next flush. A promise of `change` is fulfilled when its change was kept or its trouble told.
 */
export function createDraftKeeper(first: Draft, port: KeeperPort): DraftKeeper {
  let draft = first
  let unkept = false
  let sending: Promise<void> | null = null
  let callOff: (() => void) | null = null
  let waiting: (() => void)[] = []

  const show = (next: Draft) => {
    draft = next
    port.onDraft(next)
  }

  const send = async (): Promise<void> => {
    unkept = false
    const sent = draft
    try {
      const kept = await port.put(sent)
      show({ ...draft, version: kept.version })
      port.onTrouble(null)
    } catch (thrown) {
      const theirs = conflicting(thrown)
      if (theirs && choosesTheSame(sent, theirs)) return resend(theirs)
      if (theirs) return port.onConflict(draft, theirs)
      unkept = true
      port.onTrouble(thrown instanceof HubProblem ? thrown : new HubProblem(0, {}))
    }
  }

  // The hub itself wrote what we were about to (a confirmed transport): only the version was old.
  const resend = (theirs: Draft) => {
    show({ ...draft, version: theirs.version })
    unkept = true
    return send()
  }

  const flush = async (): Promise<void> => {
    callOff?.()
    callOff = null
    if (sending) await sending
    if (!unkept) return
    sending = send()
    await sending
    sending = null
    const told = waiting
    waiting = []
    for (const tell of told) tell()
  }

  return {
    flush,
    adopt(next) {
      unkept = false
      show(next)
    },
    change(change) {
      unkept = true
      show({ ...draft, ...change })
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
