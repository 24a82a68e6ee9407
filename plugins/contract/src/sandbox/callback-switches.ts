import Joi from 'joi'
import type { SwitchField } from './switch-board.ts'

/** How a sandbox vendor's callbacks go wrong. */
export type CallbackSwitches = {
  /** Seconds between the event and its callback. */
  readonly lateSeconds: number
  /** No callback at all. */
  readonly lost: boolean
  /** How many times each callback is sent, at the same time. */
  readonly copies: number
  /** One more, signed with another secret. */
  readonly wrongSignature: boolean
  /** One more, changed after it was signed. */
  readonly alteredCopy: boolean
  /** The event before the last one is sent after it. */
  readonly reversed: boolean
}

export const callbackSwitchKeys = {
  lateSeconds: Joi.number().integer().min(0).max(86_400).default(0),
  lost: Joi.boolean().default(false),
  copies: Joi.number().integer().min(1).max(20).default(1),
  wrongSignature: Joi.boolean().default(false),
  alteredCopy: Joi.boolean().default(false),
  reversed: Joi.boolean().default(false),
} satisfies Record<keyof CallbackSwitches, Joi.Schema>

export const callbackSwitchFields: readonly SwitchField[] = [
  {
    name: 'lateSeconds',
    as: 'number',
    label: { 'es-CO': 'Segundos de demora de cada aviso', en: 'Seconds each callback is late' },
  },
  {
    name: 'copies',
    as: 'number',
    label: { 'es-CO': 'Copias de cada aviso, a la vez', en: 'Copies of each callback, at once' },
  },
  { name: 'lost', as: 'flag', label: { 'es-CO': 'Los avisos se pierden', en: 'Callbacks are lost' } },
  {
    name: 'reversed',
    as: 'flag',
    label: {
      'es-CO': 'Los avisos llegan en orden inverso',
      en: 'Callbacks arrive in reverse order',
    },
  },
  {
    name: 'wrongSignature',
    as: 'flag',
    label: {
      'es-CO': 'Además llega un aviso falso, con otra firma',
      en: 'A forged callback with another signature arrives too',
    },
  },
  {
    name: 'alteredCopy',
    as: 'flag',
    label: {
      'es-CO': 'Además llega un aviso falso, cambiado después de firmarlo',
      en: 'A forged callback, changed after it was signed, arrives too',
    },
  },
]
