import { describe, expect, it } from 'vitest'
import type { Caller } from '../../src/http/caller.ts'
import { permittedCalls } from '../../src/http/permitted-calls.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

const someone = { subject: 'x', name: 'X', csrfToken: '', sessionHash: '', openedBy: null }
const student: Caller = { ...someone, kind: 'student', roles: [] }
const finance: Caller = { ...someone, kind: 'staff', roles: ['finance'] }
const admin: Caller = { ...someone, kind: 'staff', roles: ['admin'] }
const adminKey: Caller = { ...someone, kind: 'key', roles: ['admin'] }
const twoRoles: Caller = { ...someone, kind: 'staff', roles: ['food', 'security'] }
const noRole: Caller = { ...someone, kind: 'staff', roles: [] }

describe('What a caller may call', () => {
  it.each<[string, Caller | null, string, boolean]>([
    ['to nobody: the sign-in', null, 'POST /api/staff/session', true],
    ['to nobody: no list of the office', null, 'GET /api/payments', false],
    ['to nobody: nothing that needs a person', null, 'DELETE /api/staff/sessions', false],
    ['to a family: its own draft', student, 'PUT /api/enrollment/draft', true],
    ['to a family: no list of the office', student, 'GET /api/payments', false],
    ['to finance: its payments', finance, 'GET /api/payments', true],
    ['to finance: no account of others', finance, 'GET /api/staff/users', false],
    ['to finance: the end of its own sessions', finance, 'DELETE /api/staff/sessions', true],
    ['to an administrator: the accounts', admin, 'GET /api/staff/users', true],
    ['to an administrator’s key: no accounts', adminKey, 'GET /api/staff/users', false],
    ['to an administrator’s key: the payments', adminKey, 'GET /api/payments', true],
    ['to two roles: what the second opens', twoRoles, 'GET /api/enrollment/auth/access/{student}', true],
    ['to no role: nothing of the office', noRole, 'DELETE /api/staff/sessions', false],
    ['to an administrator: no provider’s', admin, 'POST /api/payments/callbacks/{instance}', false],
  ])('are, %s', (_title, caller, call, open) => {
    expect(permittedCalls(caller).includes(call)).toBe(open)
  })

  it('are those of the session, and close with it', async () => {
    const hub = await runHub()
    const food = await signInStaff(hub, 'food')
    const asked = async () => (await food.get<{ doors: string[] }>('/api/session/doors')).body.doors
    expect(await asked()).toContain('POST /api/hikcentral/insertServices')
    await food.delete('/api/session')
    expect(await asked()).not.toContain('POST /api/hikcentral/insertServices')
  })
})
