import { type Caller, scopeOf } from './caller.ts'
import { type AccessRule, accessPolicy } from './access-policy.ts'

/** The calls that open to a caller, as the table of accessPolicy writes them; what a vendor's signature opens is nobody's. */
export function permittedCalls(caller: Caller | null): string[] {
  const scope = caller === null ? [] : scopeOf(caller)
  return Object.entries(accessPolicy).flatMap(([call, rule]) => (isOpen(rule, scope) ? [call] : []))
}

/** As hapi judges the scope that `secureRoutes` gives it. */
function isOpen(rule: AccessRule, scope: readonly string[]): boolean {
  if (rule === 'provider') return false
  if (rule === 'anyone' || rule === 'signing-in') return true
  const isPerson = scope.includes('person')
  return rule.some((role) => scope.includes(role)) && (isPerson || !rule.includes('+person'))
}
