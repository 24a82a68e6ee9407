import type { RouteOptions, ServerRoute } from '@hapi/hapi'
import type { Role } from './caller.ts'
import type { Route } from './route.ts'
import { traceReads } from './trace-reads.ts'

export type { Route } from './route.ts'

/**
 * Who may call what: the one table. A route without a row here stops the hub at start.
 * anyone: no session asked. signing-in: the same, and a stale session's CSRF token is not asked either.
 * provider: a vendor, proven by its signature. A list: whoever has one of them; `student` and `guardian` reach what
 * is theirs and nothing else. `+person`: and no key, whatever its roles; one that got into wrong hands must not make
 * accounts or further keys.
 */
export type Door = 'anyone' | 'signing-in' | 'provider' | readonly (Role | '+person')[]

const student = ['student'] as const
const guardian = ['guardian'] as const
const admin = ['admin'] as const
const adminInPerson = ['admin', '+person'] as const
const finance = ['finance', 'admin'] as const
const it = ['it', 'admin'] as const
const food = ['food', 'admin'] as const
const admissions = ['admissions', 'admin'] as const
const routing = ['transport', 'admin'] as const
const office = ['admissions', 'finance', 'admin'] as const
const deliveries = ['it', 'finance', 'admin'] as const
const people = ['admissions', 'finance', 'transport', 'food', 'security', 'admin'] as const

export const doors: Readonly<Record<string, Door>> = {
  // The screens and what they need before anybody signs in.
  'GET /': 'anyone',
  'GET /assets/{file*}': 'anyone',
  'GET /favicon.ico': 'anyone',
  'GET /{file}': 'anyone',
  'GET /enrollment/login': 'anyone',
  'GET /enrollment/{page*}': 'anyone',
  'GET /enrollment/resume/': 'anyone',
  'GET /sandbox/{instance}/{page*}': 'anyone',
  'POST /sandbox/{instance}/{page*}': 'anyone',
  'GET /openapi.json': 'anyone',
  'GET /documentation': 'anyone',
  'GET /documentation/{file}': 'anyone',
  'GET /api/texts/{locale}': 'anyone',
  'GET /api/seasons/current': 'anyone',
  'GET /api/transport/request/now': 'anyone',
  'POST /api/info': 'anyone',
  'GET /api/privacy/notice': 'anyone',

  // Operations.
  'GET /metrics': 'anyone',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/season-clock': it,
  'POST /api/season-clock': it,
  'GET /api/plugins': it,
  'POST /api/plugins/{instance}/check': it,
  'GET /api/outbox': deliveries,
  'POST /api/outbox/{id}/retry': deliveries,
  'POST /api/outbox/{id}/park': deliveries,

  // Sessions and accounts.
  'GET /api/session': 'anyone',
  'DELETE /api/session': 'anyone',
  'POST /api/enrollment/login': 'signing-in',
  'POST /api/enrollment/login/link': 'signing-in',
  'POST /api/staff/session': 'signing-in',
  'GET /api/staff/oidc': 'signing-in',
  'POST /api/guardians': 'signing-in',
  'POST /api/guardians/verify': 'signing-in',
  'POST /api/guardians/session': 'signing-in',
  'POST /api/guardians/reset': 'signing-in',
  'POST /api/guardians/password': 'signing-in',
  'GET /api/guardians/oidc': 'signing-in',
  'GET /api/staff/users': adminInPerson,
  'POST /api/staff/users': adminInPerson,
  'PATCH /api/staff/users/{username}': adminInPerson,
  'DELETE /api/staff/users/{username}': adminInPerson,
  'DELETE /api/staff/users/{username}/sessions': adminInPerson,
  'GET /api/keys': adminInPerson,
  'POST /api/keys': adminInPerson,
  'DELETE /api/keys/{id}': adminInPerson,
  'GET /api/audit': admin,

  // Personal data (readings 2.7).
  'GET /api/privacy/consents/{student}': ['student', ...admissions],
  'GET /api/privacy/families/{student}': admin,
  'POST /api/privacy/families/{student}/erase': admin,

  // Enrollment.
  'GET /api/enrollment/student': student,
  'GET /api/enrollment/draft': student,
  'PUT /api/enrollment/draft': student,
  'POST /api/enrollment/quotes': ['student', ...office],
  'POST /api/enrollment/quotes/simulate': finance,
  'GET /api/enrollment/auth/access/{student}': ['student', 'security', ...admissions],
  'GET /api/enrollment/auth/{student}': ['student', 'security', ...admissions],
  'GET /api/enrollment/auth/{student}/resume': ['student', ...admissions],
  'GET /api/enrollment/order/checkout/validation/{student}': ['student', ...office],
  'GET /api/enrollment/voucher/student/{student}': ['student', ...office],
  'GET /api/enrollment/orderhistory/list/{token}': 'anyone',
  'POST /api/people/student/logs': ['student', 'security', ...admissions],
  'GET /api/enrollment/admin/orders/{student}': office,
  'POST /api/enrollment/admin/orders': office,

  // Fees and prices. The fee list is public: /enrollment/fees shows it to anybody.
  'GET /api/enrollment/admin/fees': 'anyone',
  'GET /api/enrollment/admin/fees/': 'anyone',
  'GET /api/enrollment/admin/fees/{grade}': 'anyone',
  'GET /api/enrollment/admin/grades': 'anyone',
  'GET /api/enrollment/admin/fee/{id}': office,
  'POST /api/enrollment/admin/fee': finance,
  'PUT /api/enrollment/admin/fee': finance,
  'DELETE /api/enrollment/admin/fee/{id}': finance,
  'GET /api/enrollment/pricelist': ['transport', ...office],
  'GET /api/enrollment/pricelist/complete/{student}/{grade}/{antiquity}': ['student', ...office],
  'GET /api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}': [
    'student',
    'transport',
    ...office,
  ],
  'GET /api/enrollment/balance/student/{student}': ['student', ...office],
  'GET /api/sap/sap/transport-charge/{student}': ['student', ...routing],

  // Activities.
  'GET /api/enrollment/fees/community/{grade}': ['student', ...office],
  'GET /api/enrollment/fees/community/{grade}/code/{code}': ['student', ...office],
  'POST /api/enrollment/fees/community/subscribe': student,
  'DELETE /api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}':
    student,

  // Transport and maps.
  'GET /api/maps/search': ['student', ...routing],
  'POST /api/googleAPI/direction/vectors/request': ['student', ...routing],
  'POST /api/googleAPI/distancematrix/request': ['student', ...routing],
  'POST /api/googleAPI/distancematrix/request/': ['student', ...routing],
  'POST /api/googleAPI/confirm': ['student', ...routing],
  'GET /api/transport/geolocation/information': routing,
  'POST /api/transport/onlyone/student/update': routing,

  // Payments.
  'POST /api/payments/enrollment/invoice': student,
  'GET /api/payments/enrollment/check/{who}': student,
  'GET /api/payments/events/{token}': student,
  'POST /api/payments/callbacks/{instance}': 'provider',
  'GET /api/payments/return/{instance}': 'anyone',
  'GET /api/payments': finance,
  'GET /api/payments/exceptions': finance,
  'GET /api/payments/{token}/timeline': finance,
  'POST /api/payments/{token}/retry-delivery': finance,
  'POST /api/payments/{token}/resolve': finance,
  'GET /api/payments/bank-agreement': finance,
  'POST /api/payments/bank-agreement/file': finance,
  'POST /api/payments/bank-agreement/{token}/confirm': finance,
  'GET /api/enrollment/resume/{token}': 'anyone',
  'GET /api/receipts/{token}.pdf': 'anyone',
  'GET /api/invoices': guardian,
  'POST /api/invoices/payment': guardian,
  'GET /api/invoices/payment/{token}': guardian,

  // The student information system, accounting and people, for the office.
  'GET /api/enrollment/admin/students': office,
  'GET /api/people/students/{student}': people,
  'POST /api/people/students/by_array': people,
  'GET /api/administrative/sap/project': people,
  'POST /api/administrative/sap/client': office,
  'GET /api/administrative/sap/{email}': ['guardian', ...finance],
  'GET /api/alma/studentsDB': admissions,
  'GET /api/alma/studentsOpenApplyDB': admissions,
  'GET /api/alma/student/{id}': admissions,
  'GET /api/alma/student/{id}/custom-fields': admissions,
  'GET /api/alma/student/{id}/relationships': admissions,
  'GET /api/alma/students/{id}/contact/emergency': admissions,
  'GET /api/alma/parent/{id}': admissions,
  'GET /api/alma/parent/{id}/contact/email': admissions,
  'GET /api/alma/parent/{id}/contact/phones': admissions,
  'POST /api/alma/openApplyInfo/{json}': admissions,
  'GET /student/openapplydetails/{id}': admissions,

  // Documents to sign.
  'POST /api/enrollment/admin/documents/zoho/sign/contract': admissions,
  'GET /api/enrollment/admin/documents/zoho/sign/contract/{id}': admissions,

  // Food services at the turnstile.
  'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}': food,
  'POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}': food,
  'GET /api/hikcentral/insertServices': food,
  'POST /api/hikcentral/insertServices': food,
  'GET /api/hikcentral/deleteServices': food,
  'POST /api/hikcentral/deleteServices': food,
}

/** Puts each route behind its door. Throws on a route that the table does not know. */
export function behindDoors(routes: readonly Route[]): ServerRoute[] {
  return routes.map(({ refuses = [], reads, takes, answers, ...route }) => {
    const door = doors[`${String(route.method)} ${route.path}`]
    if (door === undefined) throw new Error(`no door for ${String(route.method)} ${route.path}`)
    const ext = reads === undefined ? {} : { ext: { onPostHandler: { method: traceReads(reads) } } }
    const app = { door, refuses, ...(takes && { takes }), ...(answers !== undefined && { answers }) }
    return { ...route, options: { ...route.options, ...lock(door, route.options?.auth), ...ext, app } }
  })
}

/** Signing in elsewhere brings a strategy of its own; no other door is the route's to choose. */
function lock(door: Door, own: RouteOptions['auth']): Pick<RouteOptions, 'auth'> {
  if (door === 'provider') return { auth: false }
  if (door === 'signing-in' && own !== undefined) return { auth: own }
  if (door === 'anyone' || door === 'signing-in') return { auth: { strategy: 'caller', mode: 'try' } }
  return { auth: { strategy: 'caller', scope: [...door] } }
}
