import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

describe.each(databases)('Staff on $name', (database) => {
  it('sign themselves out everywhere, this browser included', async () => {
    const hub = await runHub({ database })
    const here = await signInStaff(hub, 'finance')
    const there = await signInStaff(hub, 'finance')
    const it = await signInStaff(hub, 'it')
    expect((await there.get('/api/payments/bank-agreement')).status).toBe(200)
    const kept = here.cookie
    const out = await here.delete('/api/staff/sessions')
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    here.cookie = kept
    for (const browser of [here, there])
      expect((await browser.get('/api/payments/bank-agreement')).status).toBe(401)
    expect((await it.get('/api/plugins')).status).toBe(200)
    expect(await hub.hub.app.database('audit').where({ act: 'staff.sign-out' })).toMatchObject([
      { actor: 'staff:finanzas', subject: 'finanzas' },
    ])
  })
})
