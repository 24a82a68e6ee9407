import type { AccessRule } from '../access-rule.ts'

/**
 * What may be asked to come back when too many have come. office-read: lists and previews of the office. work: what
 * families and the office are in the middle of. entrance: families who come in; they wait in line. kept: never.
 * watching: never, and it is no load, for it waits most of the time.
 */
export type LoadClass = 'office-read' | 'entrance' | 'work' | 'kept' | 'watching'

/** What may be asked to come back at all. */
export type ShedClass = Exclude<LoadClass, 'entrance' | 'kept' | 'watching'>

/** Calls whose class their access rule does not tell. */
const named: Readonly<Record<string, LoadClass>> = {
  // Money on its way, and the word about it.
  'POST /api/payments/enrollment/invoice': 'kept',
  'GET /api/payments/enrollment/check/{who}': 'kept',
  'PUT /api/payers': 'kept',
  'GET /api/payments/events/{token}': 'watching',
  'GET /api/changes': 'watching',
  'POST /api/family/payment': 'kept',
  'GET /api/family/payment/{token}': 'kept',
  'POST /api/invoices/payment': 'kept',
  'GET /api/invoices/payment/{token}': 'kept',

  // Who looks after the hub must see what is wrong.
  'GET /metrics': 'kept',
  'GET /api/doctor': 'kept',
  'GET /api/logs': 'kept',
  'GET /api/plugins': 'kept',
  'POST /api/plugins/{instance}/check': 'kept',
  'POST /api/plugins/{instance}/pause': 'kept',
  'POST /api/plugins/{instance}/resume': 'kept',
  'GET /api/outbox': 'kept',

  // Open to anybody, and worth a query each.
  'GET /api/enrollment/admin/fees': 'work',
  'GET /api/enrollment/admin/fees/': 'work',
  'GET /api/enrollment/admin/fees/{grade}': 'work',
  'POST /api/facilities/chat': 'work',

  // Staff come in to help those who wait.
  'POST /api/staff/session': 'work',
  'GET /api/staff/oidc': 'work',

  // What families have begun, by a mail or elsewhere, is no new sign-in.
  'POST /api/enrollment/login/link': 'work',
  'POST /api/enrollment/login/code': 'work',
  'POST /api/guardians/verify': 'work',
  'POST /api/guardians/password': 'work',
  'GET /api/guardians/oidc': 'work',

  // Reads of the office that are asked with a body.
  'POST /api/enrollment/quotes/simulate': 'office-read',
  'POST /api/enrollment/admin/fees/impact': 'office-read',
  'POST /api/people/students/by_array': 'office-read',
  'POST /api/reminders/preview': 'office-read',
  'POST /api/reminders/{id}/preview': 'office-read',
}

/** The class of a call as the access policy writes it. */
export function classOf(call: string, rule: AccessRule): LoadClass {
  const own = named[call]
  if (own !== undefined) return own
  if (rule === 'anyone' || rule === 'provider') return 'kept'
  if (rule === 'signing-in') return 'entrance'
  const isOfFamilies = rule.includes('student') || rule.includes('guardian')
  return call.startsWith('GET ') && !isOfFamilies ? 'office-read' : 'work'
}

export function maybeShed(loadClass: LoadClass): loadClass is ShedClass {
  return loadClass === 'office-read' || loadClass === 'work'
}
