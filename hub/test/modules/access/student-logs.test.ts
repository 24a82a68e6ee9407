import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const entry = {
  student: 'a1b2c',
  action: 'open',
  app: 'enrollment',
  section: 'security',
  result: 'proceed',
  created_at: '1999-01-01T00:00:00Z',
  updated_at: '1999-01-01T00:00:00Z',
}

const write = (visitor: Visitor, changes: object = {}) =>
  visitor.post<object>('/api/people/student/logs', { ...entry, ...changes })

const openEntries = ({ hub }: Awaited<ReturnType<typeof runHub>>) =>
  hub.app.database('sign_in_log').where({ action: 'open' })

describe('The sign-in log', () => {
  const theHub = useHub()

  it('takes an act of the student at the hub’s own time', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, 'a1b2c')

    const answer = await write(family.visitor)

    expect([answer.status, answer.body]).toEqual([
      201,
      { student: 'A1B2C', created_at: expect.stringMatching(/^2025-06-19T10:/) },
    ])
    const [{ id: _id, ...row }] = await openEntries(hub)
    expect(row).toEqual({
      student: 'A1B2C',
      action: 'open',
      app: 'enrollment',
      section: 'security',
      result: 'proceed',
      created_at: expect.stringMatching(/^2025-06-19T15:/),
      updated_at: row.created_at,
    })
    expect(await hub.hub.app.database('audit').where({ act: 'sign-in-log.add' })).toEqual([])
  })

  it('takes any student’s from the office, and remembers who wrote it', async () => {
    const hub = await runHub()
    const security = await signInStaff(hub, 'security')

    expect((await write(security, { student: '10003' })).status).toBe(201)

    expect(await openEntries(hub)).toMatchObject([{ student: '10003' }])
    expect(await hub.hub.app.database('audit').where({ act: 'sign-in-log.add' })).toMatchObject([
      { actor: 'staff:seguridad', subject: '10003' },
    ])
  })

  it('takes nothing of another student', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    const answer = await write(family.visitor)

    expect([answer.status, problemOf(answer).code]).toEqual([404, 'NOT_FOUND'])
    expect(await openEntries(hub)).toEqual([])
  })

  it.each([
    ['an endless word', { action: 'x'.repeat(61) }],
    ['a line of its own', { result: 'proceed\nadmin signed in' }],
    ['nothing', { section: '' }],
    ['no code', { student: '../..' }],
    ['a field of its own', { id: 7 }],
  ])('refuses %s', async (_title, changes) => {
    const hub = theHub()
    const family = await Family.signIn(hub, 'a1b2c')

    expect((await write(family.visitor, changes)).status).toBe(400)
    expect(await openEntries(hub)).toEqual([])
  })

  it('is not filled by one session', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, 'a1b2c')

    for (let n = 0; n < 120; n += 1) await write(family.visitor)
    const answer = await write(family.visitor)

    expect([answer.status, problemOf(answer).code]).toEqual([429, 'TOO_MANY_TRIES'])
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await openEntries(hub)).toHaveLength(120)
  })
  it('takes what a gate writes on a busy morning', async () => {
    const hub = await runHub()
    const gate = await signInStaff(hub, 'security')

    for (let n = 0; n < 120; n += 1) await write(gate)

    expect((await write(gate)).status).toBe(201)
  })
})
