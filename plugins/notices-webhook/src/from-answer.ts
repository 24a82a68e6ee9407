import Joi from 'joi'
import { PluginFault } from '@matricula/contract'
import type { HttpResponse } from '@matricula/contract'
import { at } from './pointer.ts'
import type { Settings } from './settings.ts'

const longestReference = 200

const reference = Joi.alternatives(
  Joi.string().trim().min(1).max(longestReference),
  Joi.number().integer().unsafe(false),
).required()

/**
 * The gateway's reference in an answer with a status of success; null where the settings name no place for it. An
 * answer that says otherwise than the settings want is `rejected`; one without its reference is `unknown-outcome`.
 */
export function referenceIn(
  response: HttpResponse,
  { accepted, reference: pointer }: Pick<Settings, 'accepted' | 'reference'>,
): string | null {
  if (accepted === undefined && pointer === undefined) return null
  const answer = response.json()
  if (accepted !== undefined) expectAccepted(at(accepted.pointer, answer), accepted.values)
  return pointer === undefined ? null : parseReference(at(pointer, answer))
}

function expectAccepted(answerValue: unknown, values: readonly unknown[]): void {
  if (answerValue === undefined)
    throw new PluginFault('unknown-outcome', 'the gateway does not say whether it took it')
  if (values.includes(answerValue)) return
  throw new PluginFault('rejected', 'the gateway did not take it', { reason: reasonFrom(answerValue) })
}

function parseReference(answerValue: unknown): string {
  const { value, error } = reference.validate(answerValue)
  if (error) throw new PluginFault('unknown-outcome', 'the gateway answered without its reference')
  return String(value)
}

/** A code may be passed on; a sentence may hold the message or the number. */
function reasonFrom(answerValue: unknown): string {
  const isCode =
    typeof answerValue === 'string' || typeof answerValue === 'number' || typeof answerValue === 'boolean'
  return isCode && /^([A-Za-z_-]{1,30}|-?\d{1,5})$/.test(String(answerValue))
    ? String(answerValue)
    : 'refused'
}
