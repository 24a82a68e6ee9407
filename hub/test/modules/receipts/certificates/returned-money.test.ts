import { describe, expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { list, only, resolve } from '@matricula/hub/testing/exceptions'
import { beginFamily, siblings } from '@matricula/hub/testing/families'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { CertificateView } from '../../../../src/modules/receipts/certificates/certificate-document.ts'
import type { Visitor } from '@matricula/hub/testing/visitor'

const clearance = (visitor: Visitor, student = code) =>
  visitor.post('/api/certificates/clearance', { student })

it('A certificate of payments says which of them have gone back since', async () => {
  const { hub, provider, started } = await anEnrolled({ settings: { payments: { askEverySeconds: 1 } } })
  const finance = await signInStaff(hub, 'finance')
  const asked = { student: code, year: 2025 }
  const { body } = await finance.post<CertificateView>('/api/certificates/payments', asked)
  const amount = started.data?.amount
  expect(body.payments).toMatchObject({ total: amount, netTotal: amount, rows: [{ returnedOn: null }] })

  await provider.change(started, 'reverse')
  await until(
    () => only(finance),
    ({ kind }) => kind === 'reversed',
  )

  const now = await hub.visitor().get<CertificateView>(`/api/certificates/${body.token}`)
  expect(now.body.payments).toMatchObject({
    total: amount,
    netTotal: 0,
    rows: [{ returnedOn: '2025-06-19' }],
  })
  const pdf = await fetch(`${hub.url}/api/certificates/${body.token}.pdf`)
  expect(readPdf(Buffer.from(await pdf.arrayBuffer())).text).toContain('Se devolvió el 19 de junio de 2025')
})

describe('A paz y salvo', () => {
  it('is refused with what went back, until finance has undone it in accounting', async () => {
    const { hub, provider, started } = await anEnrolled()
    await provider.change(started, 'reverse')
    const finance = await signInStaff(hub, 'finance')
    const exception = await until(
      () => only(finance),
      ({ kind }) => kind === 'reversed',
    )

    const refused = await clearance(finance)

    const amount = started.data?.amount
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'DEBT_OPEN'])
    expect(refused.body).toMatchObject({ owed: { amount, invoices: [], returned: amount } })
    await resolve(finance, exception, 'attended')
    expect((await clearance(finance)).status).toBe(200)
  })

  it('of one child is issued once its own share is undone, and of its sibling is still refused', async () => {
    const { hub, parent, started } = await beginFamily({ settings: { payments: { askEverySeconds: 1 } } })
    await parent.choose(started, 'approve')
    await until(
      () => hub.hub.app.database('accounting_document'),
      ({ length }) => length === siblings.length,
    )
    await new Provider(hub).change(started, 'reverse')
    const finance = await signInStaff(hub, 'finance')
    const found = await until(
      async () => (await list(finance)).body,
      ({ length }) => length === siblings.length,
    )
    const [first] = found
    if (first === undefined) throw new Error('there are two')

    await resolve(finance, first, 'attended')

    const refused = await Promise.all(siblings.map((one) => clearance(finance, one)))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})
