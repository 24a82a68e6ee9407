import { expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { CertificateView } from '../../../../src/modules/receipts/certificates/certificate-document.ts'

it('The certificate of payments and the receipt are given at once, whatever is owed', async () => {
  const { hub, family, started } = await anEnrolled()
  await setSeasonClock(hub, '2025-12-15T10:00:00-05:00')
  const finance = await signInStaff(hub, 'finance')
  const refused = await finance.post('/api/certificates/clearance', { student: code })
  expect(problemOf(refused).code).toBe('DEBT_OPEN')

  const asked = { student: code, year: 2025 }
  const { status, body } = await finance.post<CertificateView>('/api/certificates/payments', asked)

  expect([status, body.payments?.total]).toEqual([200, started.data?.amount])
  const { data } = await family.check()
  const receipt = await family.visitor.get(`/api/enrollment/resume/${data?.receiptToken}`)
  expect(receipt.status).toBe(200)
})
