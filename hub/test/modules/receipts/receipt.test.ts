import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { ordersDataSource } from '../../../src/modules/payments/orders-data-source.ts'
import { sum } from '../../../src/shared/money.ts'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const settings = { payments: { askEverySeconds: 1 } }

async function receiptOf(hub: TestHub, code: string): Promise<string> {
  const family = await Family.signIn(hub, code)
  await family.enrol(rightAndCosts)
  const paid = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  return `/api/enrollment/resume/${paid.data?.receiptToken}`
}

interface Receipt {
  readonly inForce: boolean
  readonly standing: { readonly status: string; readonly since: string; readonly asOf: string }
  readonly issuedAt: string
  readonly number: string
  readonly token: string
  readonly paymentMethod: string
  readonly totalPaid: number
  readonly student: object
  readonly balance: object
  readonly payer: string | null
  readonly providerRef: string | null
  readonly period: string
  readonly laterTotal: number
  readonly laterCharges: readonly { day: string; amount: number }[]
}

describe.each(databases)('A receipt on $name', (database) => {
  it('opens for whoever has its address, in the reader’s language, and stays out of search engines', async () => {
    const hub = await runHub({ database })
    const path = await receiptOf(hub, '10001')

    const spanish = await hub.visitor().get<Receipt>(path)
    const english = await hub.visitor().get<Receipt>(path, { 'accept-language': 'en' })

    expect(spanish.status).toBe(200)
    expect(spanish.headers.get('x-robots-tag')).toBe('noindex')
    expect(spanish.body.paymentMethod).toBe('Tarjeta o transferencia bancaria')
    expect(english.body.paymentMethod).not.toBe(spanish.body.paymentMethod)
    const { asOf: _english, ...standing } = english.body.standing
    const { asOf: _spanish, ...stood } = spanish.body.standing
    expect({ ...english.body, paymentMethod: '', period: '', accounting: null, standing }).toEqual({
      ...spanish.body,
      paymentMethod: '',
      period: '',
      accounting: null,
      standing: stood,
    })
  })

  it('names the payment as the provider knows it', async () => {
    const hub = await runHub({ database })
    const { body } = await hub.visitor().get<Receipt>(await receiptOf(hub, '10001'))
    const attempt = await hub.hub.app.database('payment_attempt').first('provider_ref')
    expect(body.providerRef).toBe(attempt.provider_ref)
    expect(body.providerRef).toMatch(/^\w+-?\w+/)
  })

  it('says who paid, the period that was chosen, and when the rest is charged', async () => {
    const hub = await runHub({ database })
    const path = await receiptOf(hub, '10001')

    const { body } = await hub.visitor().get<Receipt>(path)

    expect([body.payer, body.period]).toEqual(['Ana Ruiz Peña', 'Derecho de matrícula y costos'])
    expect(body.laterCharges).toHaveLength(11)
    expect(body.laterCharges[0]?.day).toBe('2025-08-28')
    expect(sum(body.laterCharges.map(({ amount }) => amount))).toBe(body.laterTotal)
    await inTransaction(hub.hub.app.database, (trx) => ordersDataSource.erase(trx, ['10001']))
    expect((await hub.visitor().get<Receipt>(path)).body.payer).toBeNull()
  })

  it('has a number of its own and an address that says nothing of the student', async () => {
    const hub = await runHub({ database })

    const first = await hub.visitor().get<Receipt>(await receiptOf(hub, '10001'))
    const second = await hub.visitor().get<Receipt>(await receiptOf(hub, '10003'))

    expect([first.body.number, second.body.number]).toEqual(['000001', '000002'])
    expect(first.body.token).toMatch(/^[0-9a-f]{32}$/)
    expect(first.body.token).not.toBe(second.body.token)
    expect(second.body.balance).toEqual({ amount: 1_250_000, kind: 'due' })
  })

  it('of a payment that went back says that it is no longer valid, on its page and on paper', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    const token = (await family.check()).data?.receiptToken
    const path = `/api/enrollment/resume/${token}`
    const before = (await hub.visitor().get<Receipt>(path)).body
    expect(before).toMatchObject({ inForce: true, standing: { status: 'in-force', since: before.issuedAt } })

    await provider.change(started, 'reverse')

    const receipt = await until(
      async () => (await hub.visitor().get<Receipt>(path)).body,
      ({ inForce }) => !inForce,
    )
    expect(receipt.number).toBe('000001')
    const { status, since, asOf } = receipt.standing
    expect(status).toBe('reversed')
    expect(Date.parse(since)).toBeGreaterThanOrEqual(Date.parse(before.issuedAt))
    expect(Date.parse(asOf)).toBeGreaterThanOrEqual(Date.parse(since))
    const pdf = await fetch(`${hub.url}/api/receipts/${token}.pdf`)
    expect(pdf.status).toBe(200)
    const { text } = readPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toContain('ya no es válido')
    expect(text).not.toContain('Este recibo ya es válido')
  })

  it('that nobody issued is not found', async () => {
    const hub = await runHub({ database })

    expect((await hub.visitor().get(`/api/enrollment/resume/${'a'.repeat(32)}`)).status).toBe(404)
  })
})
