import { own } from '@matricula/contract'
import type { ValidationErrorItem } from 'joi'

/**
 * A refused value in words, `place.to.it is missing`. Written from the rule alone: joi's own message quotes the
 * value, which may be a secret, or a secret under a misspelt name.
 */
export function describeProblem(place: string, item: ValidationErrorItem): string {
  return `${[place, ...item.path].join('.')} ${saying(item)}`
}

const sayings: Readonly<Record<string, string>> = {
  'any.required': 'is missing',
  'any.unknown': 'is not allowed here',
  'object.unknown': 'is not known here',
  'object.base': 'must be a group of settings',
  'array.base': 'must be a list',
  'boolean.base': 'must be true or false',
  'number.base': 'must be a number',
  'number.integer': 'must be a whole number',
  'string.base': 'must be a text',
  'string.empty': 'is empty',
  'string.uri': 'must be a web address',
  'string.uriCustomScheme': 'must be a web address',
  'string.email': 'must be a mail address',
  'string.pattern.base': 'does not have the form that is asked for',
}

const limits: Readonly<Record<string, string>> = {
  'number.min': 'must be at least',
  'number.max': 'must be at most',
  'string.min': 'needs this many characters at least:',
  'string.max': 'may have this many characters at most:',
  'string.length': 'needs exactly this many characters:',
  'array.min': 'needs this many entries at least:',
  'array.max': 'may have this many entries at most:',
}

function saying({ type, context }: ValidationErrorItem): string {
  const allowed: unknown = context?.['valids']
  if (type === 'any.only' && Array.isArray(allowed)) return `must be one of ${allowed.map(String).join(', ')}`
  const limit: unknown = context?.['limit']
  const bound = own(limits, type)
  if (bound !== undefined && typeof limit === 'number') return `${bound} ${limit}`
  return own(sayings, type) ?? `is not accepted (${type})`
}
