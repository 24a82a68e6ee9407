import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { sharedDatabase } from '@matricula/hub/testing/shared-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Instance {
  readonly instance: string
  readonly state: string
  readonly pause: { readonly by: string; readonly at: string; readonly reason: string } | null
  readonly features: readonly string[]
}

const maps = '/api/plugins/maps.main'
const search = '/api/maps/search?text=calle'

const seenBy = async (visitor: Visitor) => {
  const { body } = await visitor.get<Instance[]>('/api/plugins')
  return body.find(({ instance }) => instance === 'maps.main')
}

describe.each(databases)('A plugin that staff pause, on $name', (kind) => {
  it('answers nothing until staff resume it, whatever a check finds', async () => {
    const hub = await runHub({ database: kind })
    const it = await signInStaff(hub, 'it')
    const transport = await signInStaff(hub, 'transport')
    expect((await transport.get(search)).status).toBe(200)
    const paused = await it.post<Instance>(`${maps}/pause`, { reason: ' Mantenimiento ' })
    expect(paused).toMatchObject({
      status: 200,
      body: {
        instance: 'maps.main',
        state: 'paused',
        pause: { by: 'staff:sistemas', at: expect.any(String), reason: 'Mantenimiento' },
        features: ['plugin.feature.homes'],
      },
    })
    expect((await transport.get(search)).status).toBe(503)
    const checked = await it.post(`${maps}/check`, {})
    expect(checked.body).toMatchObject({ is: 'down', why: 'paused by staff' })
    expect((await transport.get(search)).status).toBe(503)
    expect((await it.post(`${maps}/resume`, {})).body).toMatchObject({ is: 'up' })
    expect((await transport.get(search)).status).toBe(200)
    expect(await seenBy(it)).toMatchObject({ state: 'up', pause: null })
  })

  it('is paused over a restart and at the other hubs, and resumed there as well', async () => {
    const shared = await sharedDatabase(kind)
    const first = await runHub({ database: shared })
    const it = await signInStaff(first, 'it')
    const running = await runHub({ database: shared })
    await it.post(`${maps}/pause`, { reason: 'x' })
    const restarted = await runHub({ database: shared })
    expect(await seenBy(await signInStaff(restarted, 'it'))).toMatchObject({ state: 'paused' })
    const elsewhere = await signInStaff(running, 'it')
    const heard = async () => {
      await running.hub.app.plugins.heedPauses()
      return (await seenBy(elsewhere))?.state
    }
    expect(await heard()).toBe('paused')
    await it.post(`${maps}/resume`, {})
    expect(await heard()).toBe('up')
    await restarted.hub.app.plugins.heedPauses()
    // It was never started there: it starts when it is asked, or by itself.
    expect(await restarted.hub.app.plugins.check('maps.main')).toMatchObject({ is: 'up' })
  })

  it('leaves both acts in the audit trail, and a resume of nothing none', async () => {
    const hub = await runHub({ database: kind })
    const it = await signInStaff(hub, 'it')
    await it.post(`${maps}/resume`, {})
    await it.post(`${maps}/pause`, { reason: 'one' })
    await it.post(`${maps}/pause`, { reason: 'two' })
    await Promise.all([it.post(`${maps}/resume`, {}), it.post(`${maps}/resume`, {})])
    const rows = await hub.hub.app.database('audit').where({ subject: 'maps.main' }).orderBy('id')
    expect(rows.map(({ actor, act, before, after }) => [actor, act, before, after])).toEqual([
      ['staff:sistemas', 'plugin.pause', null, '{"reason":"one"}'],
      ['staff:sistemas', 'plugin.pause', '{"reason":"one"}', '{"reason":"two"}'],
      ['staff:sistemas', 'plugin.resume', '{"reason":"two","by":"staff:sistemas"}', null],
    ])
  })
})

describe('A pause', () => {
  const theHub = useHub()

  it.each([
    ['without a reason', {}],
    ['with a blank one', { reason: '  ' }],
    ['with a huge one', { reason: 'x'.repeat(201) }],
  ])('is refused %s', async (_title, input) => {
    const it = await signInStaff(theHub(), 'it')
    expect(problemOf(await it.post(`${maps}/pause`, input))).toMatchObject({
      code: 'BAD_REQUEST',
      errors: { reason: [expect.any(String)] },
    })
    expect(await seenBy(it)).toMatchObject({ state: 'up', pause: null })
  })

  it('of an instance nobody has is not found, nor is its end', async () => {
    const it = await signInStaff(theHub(), 'it')
    expect((await it.post('/api/plugins/maps.none/pause', { reason: 'x' })).status).toBe(404)
    expect((await it.post('/api/plugins/maps.none/resume', {})).status).toBe(404)
  })

  it('reaches an instance that enrolments need', async () => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    const { body } = await admin.post<Instance>('/api/plugins/accounting.main/pause', { reason: 'x' })
    expect(body).toMatchObject({
      state: 'paused',
      features: expect.arrayContaining(['plugin.feature.prices']),
    })
    const ready = await hub.visitor().get<{ status: string }>('/api/health/ready')
    expect([ready.status, ready.body.status]).toEqual([200, 'ready'])
  })
})
