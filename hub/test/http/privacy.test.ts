import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, payer, wholeYear } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** With a name long enough that no random id holds it by chance. */
const person = { ...payer, name: 'Anatolia' }

describe.each(databases)('The log on $name', (database) => {
  it('holds nothing of the family, and no secret, after everything that can be done and go wrong', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const staff = hub.visitor()
    await staff.post('/api/staff/session', { username: 'admin', password: 'hush-password' })
    await hub.visitor().post('/api/enrollment/login', { studentCode: 'hush1' })
    const family = await Family.signIn(hub, 'A1B2C')
    const secret = family.visitor.cookie.replace('matricula=', '')
    await family.visitor.put('/api/enrollment/draft', { transport: 'hush-draft' })
    await family.visitor.get('/api/maps/search?text=hush-street')
    const started = await family.pay(await family.quote(wholeYear), { payer: person })
    await family.chooseAtProvider(started.body, 'approve')
    const paid = await until(
      () => family.check(),
      ({ data }) => data?.receiptToken != null,
    )
    const [session] = await app.database('session').where({ subject: 'A1B2C' })
    await app.database.schema.dropTable('draft')
    expect((await family.visitor.get('/api/enrollment/draft')).status).toBe(500)
    await family.visitor.delete('/api/session')
    const log = hub.lines.join('\n')
    expect(hub.lines.length).toBeGreaterThan(3)
    const planted = [
      'hush',
      'A1B2C',
      'Simón',
      'Guerrero',
      ...Object.values(person),
      '52123456',
      'demo',
      'sandbox-card-not-a-secret',
      secret,
      session?.csrf_token,
      session?.id_hash,
      paid.token,
      paid.data?.receiptToken,
    ]
    expect(
      planted.filter((one) => one === undefined || log.toLowerCase().includes(String(one).toLowerCase())),
    ).toEqual([])
  })
})
