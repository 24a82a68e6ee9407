import { staffRoles } from '../../api/lists.ts'
import { describe, expect, it } from 'vitest'
import { type StaffRole } from '../../src/http/caller.ts'
import { secureRoutes } from '../../src/http/secure-routes.ts'
import { type AccessRule, accessPolicy } from '../../src/http/access-policy.ts'
import { Family } from '@matricula/hub/testing/family'
import type { ApiDocument } from '@matricula/hub/testing/fuzz/api-document'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

describe('The access policy', () => {
  it('has a row for every route, and a route for every row', async () => {
    const { hub } = await runHub()
    await hub.server.app.moduleRoutes.openAll()
    const routes = hub.server.table().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(routes.toSorted()).toEqual(Object.keys(accessPolicy).toSorted())
  })

  it('covers every path of the published API', async () => {
    const { visitor } = await runHub()
    const { body } = await visitor().get<ApiDocument>('/openapi.json')
    const published = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(published.length).toBeGreaterThan(100)
    expect(published.filter((route) => accessPolicy[route] === undefined)).toEqual([])
  })

  it('opens no route that it does not know of the module', () => {
    const open = (path: string) => secureRoutes('fees', [{ method: 'GET', path, handler: () => null }])
    expect(() => open('/api/new')).toThrow('no access rule for GET /api/new of fees')
    expect(() => open('/api/discounts')).toThrow('no access rule for GET /api/discounts of fees')
    expect(open('/api/enrollment/admin/grades')).toHaveLength(1)
  })
})

const keys = staffRoles.map((role) => `key:${role}` as const)
const callers = ['nobody', 'student', 'guardian', ...staffRoles, ...keys] as const
type CallerKind = (typeof callers)[number]

describe.each(callers)('At every call, %s', (kind) => {
  it('is let in or kept out as the table says, and was told so before', async () => {
    const hub = await runHub()
    const caller = await comeAs(hub, kind)
    const { body: told } = await caller.get<{ doors: string[] }>('/api/session/doors')
    const wrong: string[] = []
    for (const [route, rule] of Object.entries(accessPolicy).toSorted(signOutLast(kind))) {
      const answer = await knock(caller, route)
      const got = { status: answer.status, code: answer.body?.code ?? '' }
      if (!isAsExpected(rule, kind, got)) wrong.push(`${route}: ${got.status} ${got.code}`)
      if (told.doors.includes(route) !== isLetIn(got)) wrong.push(`${route}: told otherwise`)
    }
    expect(wrong).toEqual([])
  })
})

async function comeAs(hub: TestHub, kind: CallerKind): Promise<Visitor> {
  if (kind === 'nobody') return hub.visitor()
  if (kind === 'student') return (await Family.signIn(hub, '10001')).visitor
  if (kind === 'guardian') return signInGuardian(hub)
  const role = roleOf(kind)
  return kind.startsWith('key:') ? comeWithKey(hub, role) : signInStaff(hub, role)
}

function roleOf(kind: string): StaffRole {
  const role = staffRoles.find((one) => kind === one || kind === `key:${one}`)
  if (role === undefined) throw new Error(`${kind} has no role`)
  return role
}

/** Signing out ends the walk, by the caller's own call to sign out everywhere at first. */
function signOutLast(kind: CallerKind) {
  const everywhere = kind === 'student' ? 'DELETE /api/enrollment/devices' : 'DELETE /api/staff/sessions'
  const ends = [everywhere, 'DELETE /api/session']
  return ([one]: [string, AccessRule], [other]: [string, AccessRule]): number =>
    ends.indexOf(one) - ends.indexOf(other)
}

function knock(caller: Visitor, route: string) {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replaceAll(/\{(\w+)\*?\}/g, (_, name: string) => fillingsOf(path)[name] ?? 'none')
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return caller.send<ProblemBody | null>(method, address, body, headers)
}

const fillings: Readonly<Record<string, string>> = {
  token: '0'.repeat(32),
  who: '10001',
  student: '10001',
  activity: 'ECO-01',
  grade: '105',
  instance: 'card',
  locale: 'en',
}

/** Signing has one instance, and payments have several. */
function fillingsOf(path: string): Readonly<Record<string, string>> {
  return path.startsWith('/api/documents/') ? { ...fillings, instance: 'main' } : fillings
}

interface Got {
  readonly status: number
  readonly code: string
}

function isLetIn({ status }: Got): boolean {
  return status < 500 && status !== 401 && status !== 403
}

function isAsExpected(rule: AccessRule, kind: CallerKind, got: Got): boolean {
  const { status, code } = got
  if (rule === 'provider') return code === 'FORGED'
  const letIn = isLetIn(got)
  if (rule === 'anyone' || rule === 'signing-in') return letIn
  if (kind === 'nobody') return status === 401 && code === 'NO_SESSION'
  const isTheirs =
    rule.some((role) => role === kind || `key:${role}` === kind) &&
    !(rule.includes('+person') && kind.startsWith('key:'))
  return isTheirs ? letIn : status === 403 && code === 'FORBIDDEN'
}
