import type { RequestRoute } from '@hapi/hapi'
import type { AccessRule } from '../access-policy.ts'
import { maybeShed } from '../overload/load-class.ts'
import { type ProblemCode, problems } from '../problems.ts'

const safe = new Set(['get', 'head', 'options'])

/** Every way a route may say no: by its access rule, by its schemas, and its own refusals. */
export function failuresOf({ method, settings }: RequestRoute): readonly ProblemCode[] {
  const { rule, load = 'kept', refuses = [] } = settings.app ?? {}
  const codes: ProblemCode[] = [...refuses, ...byRule(rule), 'DATABASE_DOWN']
  if (maybeShed(load)) codes.push('OVERLOADED')
  if (load === 'entrance') codes.push('OVERLOADED', 'TOO_MANY_TRIES')
  if (!safe.has(method) && rule !== 'provider') codes.push('CSRF')
  if (hasSchema(settings.validate)) codes.push('BAD_REQUEST')
  if (!safe.has(method)) codes.push('BAD_REQUEST', 'TOO_SLOW', 'TOO_LARGE', 'UNSUPPORTED_MEDIA')
  return [...new Set(codes)].toSorted(
    (one, other) => problems[one] - problems[other] || (one < other ? -1 : 1),
  )
}

function byRule(rule: AccessRule | undefined): readonly ProblemCode[] {
  if (rule === undefined || rule === 'anyone' || rule === 'signing-in') return []
  return rule === 'provider' ? ['FORGED'] : ['NO_SESSION', 'FORBIDDEN']
}

function hasSchema(validate: RequestRoute['settings']['validate']): boolean {
  return [validate?.params, validate?.query, validate?.payload, validate?.headers].some(
    (schema) => typeof schema === 'object' && schema !== null,
  )
}
