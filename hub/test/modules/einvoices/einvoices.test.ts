import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { issueEinvoice } from '../../../src/modules/einvoices/issue-einvoice.ts'
import { databases } from '@matricula/hub/testing/databases'
import {
  answeredEinvoice,
  einvoiceOf,
  listedEinvoices,
  paidWithInvoice,
  withEinvoices,
} from '@matricula/hub/testing/einvoices'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { correctPayer, invoicePayer, payerOfPayment } from '@matricula/hub/testing/invoice-payer'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const rejectedPayer = { ...invoicePayer, number: '1098765413' }

describe.each(databases)('The electronic invoice of a payment, on $name,', (database) => {
  it('is issued of what was paid, closes its payer, and is printed', async () => {
    const hub = await runHub({ database, plugins: withEinvoices() })
    const { family, quote, token } = await paidWithInvoice(hub)
    const einvoice = await answeredEinvoice(family.visitor, token)
    expect(einvoice).toMatchObject({ status: 'accepted', total: quote.totals.totalV, withheld: false })
    expect(einvoice.number).toMatch(/^SETP99\d+$/)
    expect(einvoice.cufe).toMatch(/^[0-9a-f]{96}$/)
    expect(einvoice.checkUrl).toContain(`documentkey=${einvoice.cufe}`)
    expect(await payerOfPayment(family.visitor, token)).toMatchObject({ isIssued: true, mayCorrect: false })
    const pdf = await family.visitor.get(`/api/payments/${token}/einvoice.pdf`)
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 4)]).toEqual([
      200,
      'application/pdf',
      '%PDF',
    ])
  })

  it('is listed in the office with its student, by code and name (einvoices-13)', async () => {
    const hub = await runHub({ database, plugins: withEinvoices() })
    const { family, token } = await paidWithInvoice(hub)
    await answeredEinvoice(family.visitor, token)
    const finance = await signInStaff(hub, 'finance')
    const [listed] = await listedEinvoices(finance)
    expect(listed?.students).toEqual([{ code: family.code, name: expect.stringMatching(/\S+ \S+/) }])
  })

  it('that is rejected opens its payer, and is issued again under a new reference once', async () => {
    const hub = await runHub({ database, plugins: withEinvoices() })
    const { family, token } = await paidWithInvoice(hub, rejectedPayer)
    expect(await answeredEinvoice(family.visitor, token)).toMatchObject({
      status: 'rejected',
      cufe: null,
      reason: expect.stringContaining('FAJ44b'),
    })
    const finance = await signInStaff(hub, 'finance')
    const [rejected] = await listedEinvoices(finance, '?status=rejected')
    expect(rejected?.isReplaced).toBe(false)
    expect((await correctPayer(family.visitor, token)).status).toBe(200)
    const again = () => finance.post(`/api/einvoices/${rejected?.id}/issue-again`, {})
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status, problemOf(second).code]).toEqual([200, 409, 'EINVOICE_NOT_REJECTED'])
    expect(await answeredEinvoice(family.visitor, token, ['accepted'])).toMatchObject({ withheld: false })
    const listed = await listedEinvoices(finance)
    expect(new Set(listed.map(({ reference }) => reference)).size).toBe(2)
    expect(listed.map(({ status, isReplaced }) => [status, isReplaced])).toEqual([
      ['accepted', false],
      ['rejected', true],
    ])
  })
})

describe('The electronic invoice of a payment', () => {
  it('is awaited from the tax authority, and looked up until it answers', async () => {
    const hub = await runHub({ plugins: withEinvoices(3600) })
    const { family, token } = await paidWithInvoice(hub)
    const waiting = await answeredEinvoice(family.visitor, token, ['waiting'])
    expect(waiting).toMatchObject({ cufe: null, hasPdf: false, checkUrl: null })
    expect((await family.visitor.get(`/api/payments/${token}/einvoice.pdf`)).status).toBe(404)
    const finance = await signInStaff(hub, 'finance')
    const [{ reference } = { reference: '' }] = await listedEinvoices(finance)
    await hub.visitor().submit(`/sandbox/einvoice.main/documents/${reference}`, { choice: 'accept' })
    hub.hub.app.work.trigger('refresh-einvoices')
    expect(await answeredEinvoice(family.visitor, token)).toMatchObject({ status: 'accepted' })
  })

  it('is found again when the provider took it and hung up, and is one', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const page = hub.visitor()
    const switches = { waitSeconds: '0' }
    await page.submit('/sandbox/einvoice.main/switches', { ...switches, trouble: 'hangs-up' })
    const { family, token } = await paidWithInvoice(hub)
    const { app } = hub.hub
    const delivery = () => app.database('outbox').where({ topic: 'einvoice.issue' }).first()
    await until(delivery, (row) => row?.last_fault != null)
    await page.submit('/sandbox/einvoice.main/switches', { ...switches, trouble: '' })
    const { id } = await delivery()
    await app.database('outbox').where({ id }).update({ due_at: '2020-01-01T00:00:00.000Z' })
    app.work.trigger('deliver-outbox')
    expect(await answeredEinvoice(family.visitor, token)).toMatchObject({ status: 'accepted' })
    const list = await page.get('/sandbox/einvoice.main/')
    expect(list.text.match(/SETP99\d+<\/strong>/g)).toHaveLength(1)
  })

  it('is one where the hub died before it wrote the answer down', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const page = hub.visitor()
    await page.submit('/sandbox/einvoice.main/switches', { waitSeconds: '0', trouble: 'unreachable' })
    await paidWithInvoice(hub)
    const { app } = hub.hub
    await until(
      () => app.database('outbox').where({ topic: 'einvoice.issue' }).first(),
      (row) => row?.last_fault != null,
    )
    await app.work.stop()
    await page.submit('/sandbox/einvoice.main/switches', { waitSeconds: '0', trouble: '' })
    const { attempt_id: attemptId } = await app.database('einvoice').first()
    const message = { payload: { attemptId }, key: 'einvoice', attempts: 1, trace: 'test' }
    const deliver = () => issueEinvoice(app)(message, AbortSignal.timeout(20_000))
    await deliver()
    await inTransaction(app.database, await deliver())
    expect(await app.database('einvoice')).toMatchObject([{ status: 'accepted' }])
    const list = await page.get('/sandbox/einvoice.main/')
    expect(list.text.match(/SETP99\d+<\/strong>/g)).toHaveLength(1)
  })

  it('is issued once, however often its delivery is repeated', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const { family, token } = await paidWithInvoice(hub)
    await answeredEinvoice(family.visitor, token)
    const { app } = hub.hub
    const deliveries = () => app.database('outbox').where({ topic: 'einvoice.issue' })
    await deliveries().update({ status: 'due', due_at: '2020-01-01T00:00:00.000Z', done_at: null })
    app.work.trigger('deliver-outbox')
    await until(deliveries, (rows: { status: string }[]) => rows.every(({ status }) => status === 'done'))
    const finance = await signInStaff(hub, 'finance')
    expect(await listedEinvoices(finance)).toHaveLength(1)
  })

  it('is not issued while nobody is named, and is once somebody is', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const family = await Family.signIn(hub, '10001')
    const { token } = await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    expect((await einvoiceOf(family.visitor, token)).body.status).toBe('none')
    expect((await correctPayer(family.visitor, token)).status).toBe(200)
    expect(await answeredEinvoice(family.visitor, token)).toMatchObject({ status: 'accepted' })
  })

  it('tells others of the family how it stands, and not whom it names', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const other = await Family.signIn(hub, '10001')
    const { family, token } = await paidWithInvoice(hub)
    await answeredEinvoice(family.visitor, token)
    expect((await einvoiceOf(other.visitor, token)).body).toMatchObject({
      status: 'accepted',
      withheld: true,
      number: null,
      cufe: null,
      checkUrl: null,
    })
    expect((await other.visitor.get(`/api/payments/${token}/einvoice.pdf`)).status).toBe(404)
    const stranger = await Family.signIn(hub, '10003')
    expect((await einvoiceOf(stranger.visitor, token)).status).toBe(404)
  })

  it('is found by finance by its number, and listed by how it stands', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const { family, token } = await paidWithInvoice(hub)
    const { number } = await answeredEinvoice(family.visitor, token)
    const finance = await signInStaff(hub, 'finance')
    expect(await listedEinvoices(finance, `?search=${number}`)).toMatchObject([{ number, token }])
    expect(await listedEinvoices(finance, '?status=rejected')).toEqual([])
    expect((await family.visitor.get('/api/einvoices')).status).toBe(403)
  })

  it('is in a family’s file', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const { family, token } = await paidWithInvoice(hub)
    const { number } = await answeredEinvoice(family.visitor, token)
    const admin = await signInStaff(hub, 'admin')
    const { body } = await admin.get<{ parts: { einvoices: unknown } }>('/api/privacy/families/10001')
    expect(body.parts.einvoices).toMatchObject([{ number }])
  })
})

it('A school without a provider of electronic invoices is asked for none', async () => {
  const hub = await runHub()
  const { family, token } = await paidWithInvoice(hub)
  expect(await hub.hub.app.database('outbox').where({ topic: 'einvoice.issue' })).toEqual([])
  expect((await einvoiceOf(family.visitor, token)).body.status).toBe('none')
})
