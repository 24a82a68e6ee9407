import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const balance = (code: string) => `/api/enrollment/balance/student/${code}`
const lastTransport = (code: string) => `/api/sap/sap/transport-charge/${code}`

const theHub = useHub()

describe('The price list', () => {
  it('is accounting’s, entry by entry', async () => {
    const transport = await signInStaff(theHub(), 'transport')
    const { body } = await transport.get<object[]>('/api/enrollment/pricelist')
    expect(body).toHaveLength(24)
    expect(body).toContainEqual({
      ItemCode: 'CM-0001-1',
      ItemName: 'Pensión',
      ListName: 'PRIMERO-SEGUNDO',
      Price: 3_417_333,
    })
  })

  it('is unavailable while accounting is', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const { status, body } = await finance.get<ProblemBody>('/api/enrollment/pricelist')
    expect([status, body.code]).toEqual([503, 'FEATURE_DOWN'])
  })
})

describe('A balance', () => {
  it('is every row that accounting has, the first one first', async () => {
    const { visitor } = await Family.signIn(theHub(), '10003')
    expect((await visitor.get(balance('10003'))).body).toEqual([
      { CardCode: 'C10003', Balance2: 1_250_000 },
      { CardCode: 'C10003', Balance2: 400_000 },
    ])
  })

  it('is no row for a code without an account', async () => {
    const finance = await signInStaff(theHub(), 'finance')
    expect(await finance.get(balance('ZZZZZ'))).toMatchObject({ status: 200, body: [] })
  })

  it('that accounting does not tell is unknown, never a row', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const { status, body } = await visitor.get<ProblemBody>(balance('10001'))
    expect([status, body.code]).toEqual([503, 'BALANCE_UNKNOWN'])
  })

  it('of another student is not there; the office’s look is in the trail', async () => {
    const hub = await runHub()
    const { visitor } = await Family.signIn(hub, '10001')
    for (const address of [balance('10003'), lastTransport('10005')]) {
      const { status, body } = await visitor.get<ProblemBody>(address)
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    }
    const finance = await signInStaff(hub, 'finance')
    await finance.get(balance('a1b2c'))
    const reads: { subject: string; actor: string }[] = await hub.hub.app
      .database('audit')
      .where({ act: 'record.read' })
    expect(reads).toMatchObject([{ subject: 'A1B2C', actor: 'staff:finanzas' }])
  })

  it.each(['1000', '10%2F01', '..%2F..', '100011'])('is not asked for %s', async (code) => {
    const finance = await signInStaff(theHub(), 'finance')
    expect((await finance.get(balance(code))).status).toBe(400)
  })
})

describe('Last year’s transport', () => {
  it('is one entry, or none', async () => {
    const hub = theHub()
    const transport = await signInStaff(hub, 'transport')
    expect((await transport.get(lastTransport('10005'))).body).toEqual([
      {
        ItemCode: 'CT-0001',
        concepto: 'TRANSPORTE COMPLETO CERCANO',
        price: 701_000,
        project: '2024-2025',
      },
    ])
    const { visitor } = await Family.signIn(hub, '10001')
    expect(await visitor.get(lastTransport('10001'))).toMatchObject({ status: 200, body: [] })
  })

  it('is unavailable while accounting is', async () => {
    const hub = await runHub()
    const transport = await signInStaff(hub, 'transport')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const { status, body } = await transport.get<ProblemBody>(lastTransport('10005'))
    expect([status, body.code]).toEqual([503, 'FEATURE_DOWN'])
  })
})
