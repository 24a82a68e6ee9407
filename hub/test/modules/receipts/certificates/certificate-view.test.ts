import { expect, it } from 'vitest'
import { viewCertificate } from '../../../../src/modules/receipts/certificates/certificate.view.ts'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { code } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'

it('A certificate names the school as it was when it was issued, whatever its name and NIT are today', async () => {
  const settings = { school: { name: 'Colegio de Antes', nit: '800.197.268-4' } }
  const { hub } = await anEnrolled({ settings })
  await (await signInStaff(hub, 'finance')).post('/api/certificates/clearance', { student: code })
  const row: { body: string } = await hub.hub.app.database('certificate').first('body')
  const { texts } = hub.hub.app.config
  const certificate = { number: 1, token: '', issuedAt: new Date(), body: JSON.parse(row.body) }

  const view = viewCertificate(certificate, { texts, locale: 'es-CO', publicUrl: '', returned: new Map() })

  expect(view.school).toMatchObject(settings.school)
})
