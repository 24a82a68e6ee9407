import type Joi from 'joi'
import type { Cop } from './domain/common.ts'
import { PluginFault } from './fault.ts'
import type { HttpResponse } from './plugin.ts'

/**
 * A vendor's answer as its schema promises; members that we don't know are dropped, and nothing is converted. Any
 * other answer is `unknown-outcome`, which names the place and never what stands there.
 */
export function parseAnswer<T>(schema: Joi.Schema<T>, answer: unknown): T {
  return valid(schema.validate(answer, { stripUnknown: true, convert: false }))
}

/** The same of a vendor that writes one thing in several ways: what its schema converts is converted. */
export function convertAnswer<T>(schema: Joi.Schema<T>, answer: unknown): T {
  return valid(schema.required().validate(answer))
}

function valid<T>({ error, value }: Joi.ValidationResult<T>): T {
  if (error === undefined) return value
  throw new PluginFault('unknown-outcome', `the vendor's answer cannot be read at ${placeOf(error)}`)
}

/** Names of members and the sort of the mistake; joi's own message quotes values. */
function placeOf({ details: [first] }: Joi.ValidationError): string {
  if (first === undefined) return 'its root'
  const path = first.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
  return `${path === '' ? 'its root' : path} (${first.type})`
}

/** Whole pesos of an amount such as `1850000`, `1850000.0` or `1850000.00`; null for a fraction or anything else. */
export function wholePesos(amount: number | string): Cop | null {
  if (typeof amount === 'number') return Number.isSafeInteger(amount) && amount >= 0 ? amount : null
  const whole = /^(\d{1,15})(?:\.0{1,2})?$/.exec(amount)?.[1]
  return whole === undefined ? null : Number(whole)
}

const longestReason = 120

/** A vendor's sentence without what may name a person or an account: digits in a row, addresses, signs; null when nothing is left. */
export function cleanReason(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d[\d.\s-]{4,}\d/g, '…')
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestReason)
  return clean === '' ? null : clean
}

/** A vendor's word as a log may have it: a sentence could name a person. */
export function loggableWord(text: string): string {
  return /^[\w/-]{1,40}$/.test(text) ? text : '(not a word)'
}

/** The answer's JSON; undefined where it is none. */
export function jsonOrNothing(response: Pick<HttpResponse, 'json'>): unknown {
  try {
    return response.json()
  } catch {
    return undefined
  }
}
