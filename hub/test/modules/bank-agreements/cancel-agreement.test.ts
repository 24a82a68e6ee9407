import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'

const reason = 'La familia paga en línea'

async function agreed(options: TestHubOptions = {}) {
  const hub = await runHub(options)
  const family = await Family.signIn(hub, '10003')
  const started = await family.enrol(bankAgreement)
  const finance = await signInStaff(hub, 'finance')
  const path = `/api/payments/bank-agreement/${started.token}/cancel`
  return { hub, family, started, finance, path }
}

describe.each(databases)('A bank agreement that nobody has paid, on $name', (database) => {
  it('is ended by finance with its reason, and its order is free', async () => {
    const { hub, family, started, finance, path } = await agreed({ database })

    expect((await finance.post(path, { reason })).body).toEqual({ token: started.token })

    expect(await family.check()).toMatchObject({ status: 'EXPIRADO', data: { payAgainSafe: true } })
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(200)
    const [noted] = await hub.hub.app.database('audit').where({ act: 'agreement.cancel' })
    expect(noted).toMatchObject({ actor: 'staff:finanzas', subject: started.token })
    expect(JSON.parse(noted.after)).toEqual({ status: 'open', reason })
  })

  it('is honoured by the bank’s file after it, while its order is as it was', async () => {
    const { family, started, finance, path } = await agreed({ database })
    await finance.post(path, { reason })
    const line = `${started.data?.reference};${started.data?.amount};2025-06-19`
    const content = `referencia;valor;fecha\n${line}\n`

    const done = await finance.post('/api/payments/bank-agreement/file', {
      name: 'banco.csv',
      content,
      mode: 'run',
    })

    expect(done.body).toMatchObject([{ result: 'paid' }])
    expect((await family.check()).status).toBe('APROBADO')
  })

  it('is ended once, by finance alone', async () => {
    const { hub, finance, path } = await agreed({ database })
    expect((await (await signInStaff(hub, 'admissions')).post(path, { reason })).status).toBe(403)
    expect((await finance.post(path, { reason: 'no' })).status).toBe(400)
    await finance.post(path, { reason })

    expect(problemOf(await finance.post(path, { reason })).code).toBe('NOT_A_PENDING_AGREEMENT')
    const nobodys = path.replace(/[0-9a-f]{32}/, 'f'.repeat(32))
    expect((await finance.post(nobodys, { reason })).status).toBe(404)
  })
})
