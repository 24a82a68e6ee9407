import type { Json } from '../plugin.ts'
import type { CallbackSwitches } from './callback-switches.ts'
import type { Letter } from './letter.ts'
import { signatureOf } from './signature.ts'

/** The body of a callback; `eventId` is the same on every delivery of one event. */
export type CallbackBody = { readonly eventId: string; readonly [field: string]: Json }

export interface Telling {
  readonly body: CallbackBody
  /** Nothing follows this event, or only a reversal. */
  readonly isFinal: boolean
  /** The event before it, which arrives after it when the order is reversed; null when there is none. */
  readonly earlier: CallbackBody | null
  /** What somebody without the secret would rather have said. */
  readonly altered: CallbackBody
}

/** The letters in which one event is told under these switches; `now` in epoch milliseconds. */
export function planLetters(
  telling: Telling,
  switches: CallbackSwitches,
  secret: string,
  now: number,
): readonly Letter[] {
  if (switches.lost || (switches.reversed && !telling.isFinal)) return []
  const dueAt = now + switches.lateSeconds * 1000
  const { body, earlier, altered } = telling
  const genuine = { dueAt, secret, body }
  const letters = Array.from({ length: switches.copies }, (_, n) => signed(genuine, String(n + 1)))
  if (switches.wrongSignature) letters.push(forged(signed({ ...genuine, secret: `not ${secret}` }, 'forged')))
  if (switches.alteredCopy) {
    letters.push(forged({ ...signed(genuine, 'altered'), body: JSON.stringify(altered) }))
  }
  if (switches.reversed && earlier) {
    letters.push({ ...signed({ dueAt, secret, body: earlier }, '1'), after: `${body.eventId}:1` })
  }
  return letters
}

interface Unsigned {
  readonly dueAt: number
  readonly secret: string
  readonly body: CallbackBody
}

function signed({ dueAt, secret, body }: Unsigned, copy: string): Letter {
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

function forged(letter: Letter): Letter {
  return { ...letter, until: 'answered' }
}
