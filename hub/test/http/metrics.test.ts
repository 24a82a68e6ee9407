import { describe, expect, it } from 'vitest'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

describe('The numbers of the hub', () => {
  const hub = useHub()

  it('are nobody’s who does not say who asks, on this machine either', async () => {
    const refused = await hub().visitor().get<ProblemBody>('/metrics')
    expect([refused.status, refused.body.code]).toEqual([401, 'NO_SESSION'])
  })

  it.each(['admissions', 'finance', 'transport', 'food', 'security'] as const)(
    'are not for %s, by session or key',
    async (role) => {
      for (const caller of [await signInStaff(hub(), role), await comeWithKey(hub(), role)]) {
        const refused = await caller.get<ProblemBody>('/metrics')
        expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
      }
    },
  )

  it.each(['metrics', 'it', 'admin'] as const)('are for %s, by session or key', async (role) => {
    for (const caller of [await signInStaff(hub(), role), await comeWithKey(hub(), role)])
      expect((await caller.get('/metrics')).text).toContain('# TYPE')
  })
})

describe('A key that reads numbers alone', () => {
  it('reads nothing else of the office', async () => {
    const hub = await runHub()
    const collector = await comeWithKey(hub, 'metrics')
    for (const path of [
      '/api/doctor',
      '/api/logs',
      '/api/plugins',
      '/api/outbox',
      '/api/enrollment/admin/students',
    ])
      expect([path, (await collector.get(path)).status]).toEqual([path, 403])
  })

  it('is not believed once it was revoked', async () => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    const collector = await comeWithKey(hub, 'metrics')
    expect((await collector.get('/metrics')).status).toBe(200)
    const { body } = await admin.get<{ id: string }[]>('/api/keys')
    for (const { id } of body) await admin.delete(`/api/keys/${id}`)
    expect((await collector.get('/metrics')).status).toBe(401)
  })
})
