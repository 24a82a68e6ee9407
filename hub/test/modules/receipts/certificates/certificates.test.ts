import { describe, expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { guardianAddress, signInGuardian } from '@matricula/hub/testing/guardian'
import { Guardian } from '@matricula/hub/testing/invoices'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { inTransaction } from '../../../../src/db/transaction.ts'
import type { CertificateView } from '../../../../src/modules/receipts/certificates/certificate-document.ts'
import { certificatesDataSource } from '../../../../src/modules/receipts/certificates/certificates-data-source.ts'

const clearance = (visitor: Visitor, student = code) =>
  visitor.post<CertificateView>('/api/certificates/clearance', { student })
const ofYear = (visitor: Visitor, year: number, student = code) =>
  visitor.post<CertificateView>('/api/certificates/payments', { student, year })

interface Owed {
  readonly owed: { readonly amount: number; readonly invoices: readonly { readonly DocNum: string }[] }
}

/** 10001, paid for by the guardian's own address where a test says so. */
async function paidBy(email: string) {
  const hub = await runHub()
  const family = await Family.signIn(hub, code)
  const quote = await family.quote(rightAndCosts)
  const started = await family.pay(quote, { payer: { ...payer, email } })
  await family.chooseAtProvider(started.body, 'approve')
  const { data } = await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  return { hub, amount: quote.totals.totalV, reference: data?.reference }
}

describe('A paz y salvo', () => {
  it('is issued at once to the guardian when nothing is owed, with its day and what was charged', async () => {
    const { hub } = await anEnrolled()
    const guardian = await signInGuardian(hub, guardianAddress)

    const { status, body } = await clearance(guardian)

    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'clearance', number: '000001', student: { code }, payments: null })
    expect(body.clearance?.day).toBe('2025-06-19')
    const [year] = body.clearance?.concepts ?? []
    expect(year?.project).toBe('2025-2026')
    expect(year?.names).toContain('Derecho de matrícula')
    expect(year?.names).not.toContain('Pensión')
    const [noted] = await hub.hub.app.database('audit').where({ act: 'certificate.issue' })
    expect(noted).toMatchObject({ subject: code, actor: expect.stringContaining('guardian:') })
  })

  it('is refused with what is owed, and issued once that is paid', async () => {
    const { hub } = await anEnrolled()
    await setSeasonClock(hub, '2025-09-15T10:00:00-05:00')
    const guardian = await Guardian.comes(hub, guardianAddress)
    const payables = await guardian.payables()

    const refused = await clearance(guardian.visitor)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'DEBT_OPEN'])
    const { owed } = refused.body as unknown as Owed
    expect(owed.invoices.map(({ DocNum }) => DocNum)).toEqual(payables.map(({ DocNum }) => DocNum))
    expect(owed.amount).toBe(payables[0]?.amount)

    await guardian.choose((await guardian.pay(payables)).body, 'approve')
    const issued = await until(
      () => clearance(guardian.visitor),
      ({ status }) => status === 200,
    )
    expect(issued.body.clearance?.concepts[0]?.names).toContain('Pensión')
  })

  it('is refused while accounting does not answer: what is not known is not nothing', async () => {
    const { hub } = await anEnrolled()
    const finance = await signInStaff(hub, 'finance')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

    const answer = await clearance(finance)

    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })

  it('that says the same to the same person is the same one', async () => {
    const { hub } = await anEnrolled()
    const [guardian, finance] = [
      await signInGuardian(hub, guardianAddress),
      await signInStaff(hub, 'finance'),
    ]
    const first = (await clearance(guardian)).body

    expect((await clearance(guardian)).body.token).toBe(first.token)
    expect((await clearance(finance)).body.number).toBe('000002')
  })

  it('changes nothing but itself and the audit trail', async () => {
    const { hub } = await anEnrolled()
    const finance = await signInStaff(hub, 'finance')
    const { database } = hub.hub.app
    const rows = () =>
      Promise.all(['outbox', 'enrollment_order', 'allocation', 'student'].map((table) => database(table)))
    const before = await rows()

    await clearance(finance)

    expect(await rows()).toEqual(before)
  })

  it('of another family’s student is not there, and a student’s session asks for none', async () => {
    const { hub, family } = await anEnrolled()
    const other = await signInGuardian(hub, 'familia.10002@example.com')

    expect((await clearance(other)).status).toBe(404)
    expect((await ofYear(other, 2025)).status).toBe(404)
    expect((await clearance(family.visitor)).status).toBe(403)
  })
})

describe('The certificate of payments of a year', () => {
  it('has what a guardian paid by the own address, by day, concept, amount and reference', async () => {
    const { hub, amount, reference } = await paidBy(guardianAddress.toUpperCase())
    const guardian = await signInGuardian(hub, guardianAddress)

    const { body } = await ofYear(guardian, 2025)

    expect(body.payments).toEqual({
      year: 2025,
      whose: 'own',
      paid: amount,
      returnedBefore: 0,
      total: amount,
      netTotal: amount,
      rows: [
        {
          day: '2025-06-19',
          concept: 'Matrícula 2025-2026',
          paid: amount,
          returnedBefore: 0,
          amount,
          reference,
          returned: 0,
          returnedOn: null,
        },
      ],
    })
  })

  it('has nothing that somebody else paid, which the office alone is told', async () => {
    const { hub, amount } = await paidBy('otra.persona@example.com')
    const guardian = await signInGuardian(hub, guardianAddress)
    const finance = await signInStaff(hub, 'finance')

    const own = await ofYear(guardian, 2025)
    const all = await ofYear(finance, 2025)

    expect([own.status, problemOf(own).code]).toEqual([409, 'NOTHING_PAID'])
    expect(all.body.payments).toMatchObject({ whose: 'all', total: amount })
    expect(all.text).not.toContain('otra.persona')
  })

  it('has the invoices that the guardian paid in the portal', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const started = (await guardian.pay(payables)).body
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')

    const { body } = await ofYear(guardian.visitor, 2025, '10003')

    expect(body.payments?.total).toBe(1_250_000)
    expect(body.payments?.rows.map(({ concept }) => concept)).toEqual(
      payables.map(({ DocNum }) => `Factura ${DocNum}`).toSorted(),
    )
  })

  it.each([
    ['2026-01-01T04:59:59.999Z', 2025],
    ['2026-01-01T05:00:00.000Z', 2026],
  ])('counts a payment approved at %s to %i, by the day in Bogotá', async (at, year) => {
    const { hub } = await paidBy(guardianAddress)
    await hub.hub.app.database('allocation').update({ approved_at: at })
    const finance = await signInStaff(hub, 'finance')
    expect((await ofYear(finance, year)).status).toBe(200)
    expect((await ofYear(finance, year === 2025 ? 2026 : 2025)).status).toBe(409)
  })

  it('has what went back whole as paid, given back and nothing left of it', async () => {
    const { hub } = await paidBy(guardianAddress)
    const finance = await signInStaff(hub, 'finance')
    const paid = (await ofYear(finance, 2025)).body.payments?.total
    await hub.hub.app.database('allocation').update({ status: 'reversed' })
    expect((await ofYear(finance, 2025)).body.payments).toMatchObject({ returnedBefore: paid, total: 0 })
  })
})

const pdfOf = async ({ url }: TestHub, token: string, language: string) => {
  const response = await fetch(`${url}/api/certificates/${token}.pdf`, {
    headers: { 'accept-language': language },
  })
  return { response, pdf: readPdf(Buffer.from(await response.arrayBuffer())) }
}

describe('A certificate', () => {
  it('is checked by whoever has its address, on its page’s call and as PDF, out of search engines', async () => {
    const { hub } = await paidBy(guardianAddress)
    const finance = await signInStaff(hub, 'finance')
    for (const issued of [await clearance(finance), await ofYear(finance, 2025)]) {
      const { token, number } = issued.body
      const seen = await hub.visitor().get<CertificateView>(`/api/certificates/${token}`)
      expect(seen.body).toMatchObject({ number, token, student: { code } })
      expect(seen.headers.get('x-robots-tag')).toBe('noindex')
      const spanish = await pdfOf(hub, token, 'es')
      expect(spanish.response.headers.get('x-robots-tag')).toBe('noindex')
      expect(spanish.pdf.pages).toBe(1)
      expect(spanish.pdf.text).toContain('Mariana Gómez Rojas')
      expect(spanish.pdf.text.replaceAll(' ', '')).toContain(`/enrollment/certificate/${token}`)
      expect((await pdfOf(hub, token, 'en')).pdf.text).toContain('The school certifies')
    }
  })

  it('that nobody issued is not found', async () => {
    const hub = await runHub()
    const none = '0'.repeat(32)

    expect((await hub.visitor().get(`/api/certificates/${none}`)).status).toBe(404)
    expect((await hub.visitor().get(`/api/certificates/${none}.pdf`)).status).toBe(404)
  })

  it('is exported whole, and loses the name when the family is erased', async () => {
    const { hub } = await anEnrolled()
    const { token } = (await clearance(await signInStaff(hub, 'finance'))).body
    const { database } = hub.hub.app
    expect(await certificatesDataSource.export(database, [code])).toMatchObject([
      { kind: 'clearance', student: { name: 'Mariana Gómez Rojas' } },
    ])

    expect(await inTransaction(database, (trx) => certificatesDataSource.erase(trx, [code]))).toBe(1)

    const seen = await hub.visitor().get<CertificateView>(`/api/certificates/${token}`)
    expect(seen.body.student).toMatchObject({ code, name: '' })
  })
})
