import type { RouteOptions, ServerRoute } from '@hapi/hapi'
import type { StaffRole } from './caller.ts'

/**
 * Who may call what: the one table. A route without a row here stops the hub at start.
 * anyone: no session asked. signing-in: the same, and a stale session's CSRF token is not asked either.
 * student: a parent's session. provider: a vendor, proven by its signature. A list: whoever has one of them.
 */
export type Door = 'anyone' | 'signing-in' | 'student' | 'provider' | readonly (StaffRole | 'student')[]

const finance = ['finance', 'admin'] as const
const it = ['it', 'admin'] as const

export const doors: Readonly<Record<string, Door>> = {
  'GET /': 'anyone',
  'GET /assets/{file*}': 'anyone',
  'GET /favicon.ico': 'anyone',
  'GET /{file}': 'anyone',
  'GET /enrollment/login': 'anyone',
  'GET /enrollment/{page*}': 'anyone',
  'GET /enrollment/resume/': 'anyone',
  'GET /sandbox/{instance}/{page*}': 'anyone',
  'POST /sandbox/{instance}/{page*}': 'anyone',
  'GET /metrics': 'anyone',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/texts/{locale}': 'anyone',
  'GET /api/seasons/current': 'anyone',
  'GET /api/season-clock': it,
  'POST /api/season-clock': it,
  'GET /api/session': 'anyone',
  'DELETE /api/session': 'anyone',
  'POST /api/enrollment/login': 'signing-in',
  'POST /api/staff/session': 'signing-in',
  'GET /api/enrollment/student': 'student',
  'GET /api/enrollment/draft': 'student',
  'PUT /api/enrollment/draft': 'student',
  'POST /api/enrollment/quotes': ['student', 'admissions', 'finance', 'admin'],
  'POST /api/enrollment/quotes/simulate': finance,
  'GET /api/maps/search': 'student',
  'POST /api/googleAPI/direction/vectors/request': 'student',
  'POST /api/googleAPI/confirm': 'student',
  'GET /api/enrollment/fees/community/{grade}': 'student',
  'POST /api/enrollment/fees/community/subscribe': 'student',
  'DELETE /api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade}':
    'student',
  'POST /api/payments/enrollment/invoice': 'student',
  'GET /api/payments/enrollment/check/{who}': 'student',
  'GET /api/payments/events/{token}': 'student',
  'POST /api/payments/callbacks/{instance}': 'provider',
  'GET /api/payments/return/{instance}': 'anyone',
  'GET /api/payments/bank-agreement': finance,
  'POST /api/payments/bank-agreement/{token}/confirm': finance,
  'GET /api/payments/{token}/timeline': finance,
  'GET /api/enrollment/resume/{token}': 'anyone',
  'GET /api/outbox': [...it, 'finance'],
  'GET /api/plugins': it,
  'POST /api/plugins/{instance}/check': it,
}

/** A route whose options are written out. */
export type Route = Omit<ServerRoute, 'options'> & { readonly options?: RouteOptions }

/** Puts each route behind its door. Throws on a route that the table does not know. */
export function behindDoors(routes: readonly Route[]): ServerRoute[] {
  return routes.map((route) => {
    const door = doors[`${String(route.method)} ${route.path}`]
    if (door === undefined) throw new Error(`no door for ${String(route.method)} ${route.path}`)
    return { ...route, options: { ...route.options, ...lock(door), app: { door } } }
  })
}

function lock(door: Door): Pick<RouteOptions, 'auth'> {
  if (door === 'provider') return { auth: false }
  if (door === 'anyone' || door === 'signing-in') return { auth: { strategy: 'caller', mode: 'try' } }
  return { auth: { strategy: 'caller', scope: door === 'student' ? ['student'] : [...door] } }
}
