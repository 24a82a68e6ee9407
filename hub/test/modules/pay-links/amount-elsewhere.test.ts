import { describe, expect, it } from 'vitest'
import { only, resolve } from '@matricula/hub/testing/exceptions'
import { Guardian } from '@matricula/hub/testing/invoices'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import { giveBackOf } from '../payments-office/an-invoice-refund.ts'
import { aPaidAmount, anAmountLink, code, given } from './an-amount-link.ts'

describe('A payment on account', () => {
  it('is explained by the reconciliation of its day', async () => {
    const { finance, done, token } = await aPaidAmount()
    const auditor = new Auditor(finance)

    expect((await auditor.day()).rows).toMatchObject([
      {
        verdict: 'agrees',
        hub: { of: 'account', token, reference: done.data.reference },
        accounting: { amount: given },
      },
    ])
    await giveBackOf(finance, token, { document: null, amount: given })
    expect((await auditor.day()).outflows).toMatchObject([{ verdict: 'to-undo', amount: given }])
    expect((await resolve(finance, await only(finance), 'attended')).status).toBe(200)
    expect((await auditor.day()).outflows.map(({ verdict }) => verdict)).toEqual(['agrees'])
  })

  it('is in the family’s export without who paid it, and stays without its payer once the family is erased', async () => {
    const { hub, done, token } = await aPaidAmount({ note: 'Para la salida' })
    const admin = await signInStaff(hub, 'admin')
    const { text } = await admin.get(`/api/privacy/families/${code}`)

    expect(text).toContain(done.data.reference)
    expect(text).toContain('Salida')
    expect(text).not.toMatch(new RegExp(`Vélez|41222333|rosa@|${token}`))
    const erased = await admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-20' })
    expect(erased.status).toBe(200)
    const [attempt] = await hub.hub.app.database('payment_attempt')
    expect(attempt).toMatchObject({ payer: null, checkout: null })
    expect(Number(attempt.amount)).toBe(given)
    expect(await hub.hub.app.database('pay_link_item')).toEqual([])
  })

  it('under way keeps a family from being erased', async () => {
    const { hub, somebody } = await anAmountLink()
    await somebody.pay()
    const admin = await signInStaff(hub, 'admin')

    const refused = await admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-21' })

    expect(problemOf(refused).code).toBe('ERASE_BLOCKED')
  })

  it('is certified to the office as a payment of its year', async () => {
    const { finance, done } = await aPaidAmount()

    const { body } = await finance.post<{ readonly payments: object }>('/api/certificates/payments', {
      student: code,
      year: 2025,
    })

    expect(body.payments).toMatchObject({
      total: given,
      rows: [{ concept: 'Abono a cuenta', amount: given, reference: done.data.reference }],
    })
  })

  it('is read by who is billed for the student, without a word of who paid, and by no other guardian', async () => {
    const { hub, guardian, done, token } = await aPaidAmount()
    const other = await Guardian.comes(hub, 'familia.10001@example.com')
    const { body, text } = await guardian.visitor.get('/api/invoices/on-account')

    expect(body).toMatchObject([
      { student: { code }, amount: given, refunded: 0, returned: false, reference: done.data.reference },
    ])
    expect(text).not.toMatch(new RegExp(`Vélez|41222333|rosa@|${token}`))
    expect((await other.visitor.get('/api/invoices/on-account')).body).toEqual([])
  })

  it('stands by itself in the student’s file, and is no payment of an invoice', async () => {
    const { finance, token, done } = await aPaidAmount()
    const file = `/api/enrollment/admin/students/${code}`
    expect((await finance.get(`${file}/paid-invoices`)).body).toEqual([])
    const paid = { token, amount: given, refunded: 0, returned: false, reference: done.data.reference }
    expect((await finance.get(`${file}/payments-on-account`)).body).toMatchObject([paid])
    await giveBackOf(finance, token, { document: null, amount: 200_000 })
    expect((await finance.get(`${file}/payments-on-account`)).body).toMatchObject([
      { ...paid, refunded: 200_000 },
    ])
  })

  it('gives who paid it a file of their own data, and has them erased', async () => {
    const { somebody, token } = await aPaidAmount()
    const file = await somebody.visitor.get(`/api/pay-links/payments/${token}/data`)
    expect(file.text).toContain(linkPayer.email)
    expect(file.text).not.toContain(code)

    const erased = await somebody.visitor.post(`/api/pay-links/payments/${token}/data/erase`, {})

    expect(erased.status).toBe(200)
    expect((await somebody.payment(token)).body.payer).toBeNull()
  })
})
