import Joi from 'joi'
import type { Json } from '../plugin.ts'

/** A callback on its way: everything a later process needs to send it. */
export type Letter = {
  readonly id: string
  /** The exact text that was signed. */
  readonly body: string
  readonly signature: string
  /** Not before this moment; epoch milliseconds of the machine's clock, since it is a delay on the wire. */
  readonly dueAt: number
  /** Not before the letter with this id is gone; null when it waits for none. */
  readonly after: string | null
  /** A genuine one is sent until it is accepted (2xx), a forged one until there is any answer. */
  readonly until: 'accepted' | 'answered'
  readonly attempts: number
}

const schema = Joi.object<Letter>({
  id: Joi.string().required(),
  body: Joi.string().required(),
  signature: Joi.string().required(),
  dueAt: Joi.number().required(),
  after: Joi.string().allow(null).required(),
  until: Joi.valid('accepted', 'answered').required(),
  attempts: Joi.number().integer().required(),
})

export function parseLetter(stored: Json): Letter {
  return Joi.attempt(stored, schema)
}

/** The letters that may leave at this moment. */
export function openLetters(letters: readonly Letter[], now: number): readonly Letter[] {
  const waiting = new Set(letters.map((letter) => letter.id))
  return letters.filter((letter) => letter.dueAt <= now && !(letter.after && waiting.has(letter.after)))
}

/** The letter after a failed try: later each time, at most a minute; null when it is given up. */
export function putOff(letter: Letter, now: number): Letter | null {
  const attempts = letter.attempts + 1
  if (attempts >= mostAttempts) return null
  return { ...letter, attempts, dueAt: now + Math.min(1000 * 2 ** letter.attempts, 60_000) }
}

/** About eight hours of trying. */
const mostAttempts = 500
