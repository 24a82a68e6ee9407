import type { Json } from '../json.ts'
import type { CallbackSwitches } from './callback-switches.ts'
import type { QueuedCallback } from './queued-callback.ts'
import { signatureOf } from './signature.ts'

/** The body of a callback; `eventId` is the same on every delivery of one event. */
export type CallbackBody = { readonly eventId: string; readonly [field: string]: Json }

export interface CallbackEvent {
  readonly body: CallbackBody
  /** Nothing follows this event, or only a reversal. */
  readonly isFinal: boolean
  /** The event before it, which arrives after it when the order is reversed; null when there is none. */
  readonly earlier: CallbackBody | null
  /** What somebody without the secret would put in its place. */
  readonly altered: CallbackBody
}

/** The callbacks that tell one event under these switches; `now` in epoch milliseconds. */
export function planCallbacks(
  event: CallbackEvent,
  switches: CallbackSwitches,
  secret: string,
  now: number,
): readonly QueuedCallback[] {
  if (switches.lost || (switches.reversed && !event.isFinal)) return []
  const dueAt = now + switches.lateSeconds * 1000
  const { body, earlier, altered } = event
  const genuine = { dueAt, secret, body }
  const queuedCallbacks = Array.from({ length: switches.copies }, (_, n) => signed(genuine, String(n + 1)))
  if (switches.wrongSignature)
    queuedCallbacks.push(forged(signed({ ...genuine, secret: `not ${secret}` }, 'forged')))
  if (switches.alteredCopy) {
    queuedCallbacks.push(forged({ ...signed(genuine, 'altered'), body: JSON.stringify(altered) }))
  }
  if (switches.reversed && earlier) {
    queuedCallbacks.push({ ...signed({ dueAt, secret, body: earlier }, '1'), after: `${body.eventId}:1` })
  }
  return queuedCallbacks
}

interface CallbackDraft {
  readonly dueAt: number
  readonly secret: string
  readonly body: CallbackBody
}

function signed({ dueAt, secret, body }: CallbackDraft, copy: string): QueuedCallback {
  const text = JSON.stringify(body)
  const signature = signatureOf(text, secret)
  return {
    id: `${body.eventId}:${copy}`,
    body: text,
    signature,
    dueAt,
    after: null,
    until: 'accepted',
    attempts: 0,
  }
}

function forged(queuedCallback: QueuedCallback): QueuedCallback {
  return { ...queuedCallback, until: 'answered' }
}
