import { describe, expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { contested, onlyContestable, open, opening, say, today, why } from '@matricula/hub/testing/disputes'
import { withPaidParts } from '@matricula/hub/testing/splits'
import { giveBack } from '../../payments-office/a-refund.ts'
import type { CertificateView } from '../../../../src/modules/receipts/certificates/certificate-document.ts'

describe.each(databases)('A certificate of payments on $name', (database) => {
  it('has nothing of a payment that the payer’s bank took back, and one that was issued before says so', async () => {
    const { hub, finance, dispute, amount } = await contested({ database })
    const certify = () =>
      finance.post<CertificateView>('/api/certificates/payments', { student: code, year: 2025 })
    const { body: before } = await certify()
    expect(before.payments).toMatchObject({ total: amount, netTotal: amount })

    expect((await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })).status).toBe(200)

    const { body: now } = await hub.visitor().get<CertificateView>(`/api/certificates/${before.token}`)
    expect(now.payments).toMatchObject({
      total: amount,
      netTotal: 0,
      rows: [{ returned: amount, returnedOn: today }],
    })
    const { body: later } = await certify()
    expect(later.payments).toMatchObject({ paid: amount, returnedBefore: amount, total: 0, netTotal: 0 })
  })

  it('counts once what was given back of a part that its payer’s bank took back later', async () => {
    const { family, finance, paid } = await withPaidParts(3, { database })
    const { token } = await family.check()
    const { body: refund } = await giveBack(finance, token, { way: 'bank', amount: 1_000_000 })
    const transfer = { reference: 'T-4711', day: today }
    expect((await finance.post(`/api/refunds/${refund.id}/done`, transfer)).status).toBe(200)
    const { payment } = await onlyContestable(finance, String(paid[0]?.data.providerRef))
    const { body: dispute } = await open(finance, opening({ payment, amount: 2_375_000 }))

    expect((await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })).status).toBe(200)

    const asked = { student: code, year: 2025 }
    const { body } = await finance.post<CertificateView>('/api/certificates/payments', asked)
    const back = 1_000_000 + 2_375_000 - 500_000
    expect(body.payments).toMatchObject({ paid: 4_750_000, returnedBefore: back, total: 1_875_000 })
  })

  it('has a payment whose dispute was won', async () => {
    const { finance, dispute, amount } = await contested({ database })
    await say(finance, dispute, 'win', { reason: why })

    const asked = { student: code, year: 2025 }
    const { body } = await finance.post<CertificateView>('/api/certificates/payments', asked)

    expect(body.payments).toMatchObject({ total: amount, rows: [{ returned: 0 }] })
  })
})
