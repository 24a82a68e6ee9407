import { expect, it } from 'vitest'
import { aDuplicateToApprove, anAgreement } from '../../modules/approvals/a-request.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const approvals = '/enrollment/admin/approvals'

it('A manual income of much money is asked for by one person and approved by another', async () => {
  const { hub, family, started } = await anAgreement()
  const amount = started.data?.amount ?? 0
  const pesos = amount.toLocaleString('es-CO')
  const finance = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(finance, '/enrollment/admin/agreements', 'Convenio bancario')
  await finance.getByRole('button', { name: 'Confirmar pago' }).click()
  const dialog = finance.getByRole('dialog', { name: 'Confirmar pago' })
  await dialog.getByText(pesos, { exact: true }).waitFor()
  await dialog.getByText(/ · 10014$/).waitFor()
  await dialog.getByText('INGRESO MANUAL: hay un recibo en papel').click()
  await dialog.getByText('Un recibo en papel', { exact: true }).waitFor()
  await dialog.getByText(/^MH-/).waitFor()
  await dialog.getByText(/^La matrícula queda pagada y se emite el recibo/).waitFor()
  await dialog.getByText('Desde $1 en total decide una segunda persona').waitFor()
  await dialog.getByLabel('Motivo').fill('Recibo 4711')
  await expectWellEverywhere(finance, 'a manual income that needs a second person')
  await dialog.getByRole('button', { name: 'Pedir aprobación' }).click()
  await finance.getByText('Quedó una solicitud. Otra persona tiene que aprobarla.').waitFor()
  expect((await family.check()).status).toBe('PENDIENTE CONVENIO')

  await goTo(finance, approvals, 'Segunda persona')
  await finance.getByRole('link', { name: 'Ingreso manual' }).click()
  const own = finance.getByRole('dialog', { name: 'Ingreso manual' })
  await own.getByText(/^Usted lo pidió/).waitFor()
  expect(await own.getByRole('button', { name: 'Aprobar' }).count()).toBe(0)
  await expectWellEverywhere(finance, 'one’s own request')

  const admin = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })
  await goTo(admin, approvals, 'Segunda persona')
  await admin
    .getByText(/confirmaciones desde \$1\. .*Por menos de ese valor se hacen en el momento/)
    .waitFor()
  await expectWellEverywhere(admin, 'requests')
  await admin.getByRole('link', { name: 'Ingreso manual' }).click()
  const drawer = admin.getByRole('dialog', { name: 'Ingreso manual', exact: true })
  await drawer.getByText('Recibo 4711').waitFor()
  await drawer.getByRole('button', { name: 'Aprobar' }).click()
  const approve = admin.getByRole('dialog', { name: 'Aprobar: Ingreso manual' })
  await expectWellEverywhere(admin, 'approving a request')
  await approve.getByRole('button', { name: `Aprobar por $${pesos}` }).click()

  await admin.getByText('Quedó aprobado y hecho.').waitFor()
  await admin.getByText('Nada espera a una segunda persona.').waitFor()
  await expect.poll(async () => (await family.check()).status).toBe('APROBADO')
})

it('A refund names the sum, the student and where it goes, and somebody else refuses it', async () => {
  const { hub, amount, finance: asking } = await aDuplicateToApprove()
  const pesos = amount.toLocaleString('es-CO')
  const finance = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(finance, '/enrollment/admin/exceptions', 'Pagos por revisar')
  await finance.getByRole('link', { name: 'Pago duplicado' }).click()
  await finance.getByRole('button', { name: 'Anotar la devolución' }).click()
  const dialog = finance.getByRole('dialog', { name: 'Resolver: Pago duplicado' })
  await dialog.getByText(pesos, { exact: true }).waitFor()
  await dialog.getByText(/ · 10001$/).waitFor()
  await dialog.getByText(/^Devolverlo ahora por el proveedor/).click()
  await dialog.getByText(/^El dinero sale de inmediato hacia quien pagó/).waitFor()
  await dialog.getByLabel('Motivo').fill('Pagó dos veces')
  await expectWellEverywhere(finance, 'a refund that needs a second person')
  await dialog.getByRole('button', { name: 'Pedir aprobación' }).click()
  await finance.getByText('Quedó una solicitud. Otra persona tiene que aprobarla.').waitFor()

  const admin = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
  await goTo(admin, approvals, 'Segunda persona')
  await admin.getByRole('link', { name: 'Devolución por el proveedor' }).click()
  const drawer = admin.getByRole('dialog', { name: 'Devolución por el proveedor', exact: true })
  await expectWellEverywhere(admin, 'a refund that waits')
  await drawer.getByRole('button', { name: 'Rechazar' }).click()
  const refuse = admin.getByRole('dialog', { name: 'Rechazar' })
  await refuse.getByRole('button', { name: 'Rechazar' }).click()
  await refuse.getByText('Escriba el motivo').waitFor()
  await refuse.getByLabel('Motivo').fill('Ya se devolvió a mano')
  await refuse.getByRole('button', { name: 'Rechazar' }).click()

  await admin.getByText('La solicitud quedó rechazada.').waitFor()
  await drawer.getByText('Ya se devolvió a mano').waitFor()
  const [exception] = (await asking.get<{ state: string }[]>('/api/payments/exceptions')).body
  expect(exception?.state).toBe('open')
})

it('A bank’s file about much money is asked for by one person and approved by another', async () => {
  const { hub, family, started } = await anAgreement()
  const { reference = '', amount = 0 } = started.data ?? {}
  const finance = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(finance, '/enrollment/admin/agreements', 'Convenio bancario')
  await finance.getByRole('button', { name: 'Cargar archivo del banco' }).click()
  const upload = finance.getByRole('dialog', { name: 'Cargar archivo del banco' })
  const buffer = Buffer.from(`referencia;valor;fecha\n${reference};${amount};2025-06-20\n`)
  const file = { name: 'pagos.csv', mimeType: 'text/csv', buffer }
  await upload.locator('input[type=file]').setInputFiles(file)
  await upload.getByText('Desde $1 en total decide una segunda persona').waitFor()
  await expectWellEverywhere(finance, 'a file that needs a second person')
  await upload.getByRole('button', { name: 'Pedir aprobación' }).click()
  await upload.getByText('Quedó una solicitud. Otra persona tiene que aprobarla.').waitFor()
  await expectWellEverywhere(finance, 'a file that was asked for')
  expect((await family.check()).status).toBe('PENDIENTE CONVENIO')

  const admin = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
  await goTo(admin, approvals, 'Segunda persona')
  await admin.getByRole('link', { name: 'Archivo del banco' }).click()
  const drawer = admin.getByRole('dialog', { name: 'Archivo del banco', exact: true })
  await drawer.getByText('El archivo «pagos.csv» del banco').waitFor()
  await drawer.getByText(`${reference} ${amount}`).waitFor()
  await expectWellEverywhere(admin, 'a file to approve')
  await drawer.getByRole('button', { name: 'Aprobar' }).click()
  const approve = admin.getByRole('dialog', { name: 'Aprobar: Archivo del banco' })
  await approve.getByRole('button', { name: `Aprobar por $${amount.toLocaleString('es-CO')}` }).click()

  await admin.getByText('Quedó aprobado y hecho.').waitFor()
  await expect.poll(async () => (await family.check()).status).toBe('APROBADO')
})
