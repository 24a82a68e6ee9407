import { expect, it } from 'vitest'
import type { CertificateView } from '../../../../src/modules/receipts/certificates/certificate-document.ts'
import type { CertificateBody } from '../../../../src/modules/receipts/certificates/certificate.ts'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { code } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'

it('A certificate names the school as it was when it was issued, whatever its name and NIT are today', async () => {
  const { hub } = await anEnrolled()
  const finance = await signInStaff(hub, 'finance')
  const issued = await finance.post<CertificateView>('/api/certificates/clearance', { student: code })
  const { name, nit } = hub.hub.app.config.settings.school
  expect(issued.body.school).toMatchObject({ name, nit })

  // As one that the school issued under another name.
  const row: { body: string } = await hub.hub.app.database('certificate').first('body')
  const kept: CertificateBody = JSON.parse(row.body)
  const before = { ...kept.school, name: 'Colegio de Antes', nit: '800.197.268-4' }
  await hub.hub.app.database('certificate').update({ body: JSON.stringify({ ...kept, school: before }) })

  const read = await hub.visitor().get<CertificateView>(`/api/certificates/${issued.body.token}`)
  expect(read.body.school).toEqual(before)
})
