import { parseAnswer } from '@matricula/contract'
import type { OpenedSession } from '@matricula/contract'
import Joi from 'joi'

interface WireToken {
  readonly access_token: string
  readonly expires_in: number
  readonly created_at?: number
}

const token = Joi.object<WireToken>({
  access_token: Joi.string()
    .pattern(/^[\x21-\x7e]+$/)
    .required(),
  expires_in: Joi.number().integer().min(1).required(),
  created_at: Joi.number().integer().min(0),
}).required()

// Of thirty days, so three days early.
const goodFor = 0.9

/**
 * A token, to be renewed when nine tenths of its life are over. It lives from `created_at`; where that can't be by our
 * clock, from `now`.
 */
export function tokenFrom(answer: unknown, now: Date): OpenedSession<string> {
  const { access_token, expires_in, created_at = 0 } = parseAnswer(token, answer)
  const lifeMs = expires_in * 1000
  const ageMs = now.getTime() - created_at * 1000
  const began = ageMs > 0 && ageMs < lifeMs ? created_at * 1000 : now.getTime()
  return { value: access_token, expiresAt: new Date(began + Math.floor(lifeMs * goodFor)) }
}
