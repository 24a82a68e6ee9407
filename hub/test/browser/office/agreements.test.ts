import { expect, it } from 'vitest'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { saveFile } from './save-file.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const agreements = '/enrollment/admin/agreements'

async function waiting(...codes: string[]) {
  const hub = await runHub()
  const orders = []
  for (const code of codes) {
    const family = await Family.signIn(hub, code)
    const { token, data } = await family.enrol(bankAgreement)
    orders.push({ family, token, reference: data?.reference ?? '', amount: data?.amount ?? 0 })
  }
  return { hub, orders }
}

it('Finance confirms an agreement by hand, with its reason', async () => {
  const { hub, orders } = await waiting('10003')
  await setSeasonClock(hub, '2025-07-02T09:00:00-05:00')
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, agreements, 'Convenio bancario')
  await page.getByText('Vence pronto, días: 2').waitFor()
  await expectWellEverywhere(page, 'agreements')
  const [heads = ''] = (await saveFile(page, 'CSV')).content.toString('utf8').split('\r\n')
  expect(heads.split(';')).toContain('Próximo grado')
  expect(heads.split(';')).not.toContain('Acción')

  await page.getByRole('button', { name: 'Confirmar pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar pago' })
  const confirm = dialog.getByRole('button', { name: 'Confirmar pago' })
  await confirm.click()
  await dialog.getByText('Elija cómo se pagó').waitFor()
  const facts = dialog.locator('.act-summary').locator('dt, dd')
  expect(await facts.allTextContents()).toEqual(expect.arrayContaining(['Referencia', orders[0]?.reference]))
  expect(await facts.allTextContents()).not.toContain('Medio')
  await dialog.getByText('Escriba el motivo').waitFor()
  await dialog.getByLabel('Motivo').fill('   ')
  await confirm.click()
  await expectWellEverywhere(page, 'what is missing to confirm')
  await dialog.getByText('INGRESO MANUAL: hay un recibo en papel').click()
  expect((await facts.allTextContents()).join(' ')).toContain('Medio Un recibo en papel')
  await dialog.getByLabel('Motivo').fill('Recibo 4711 del 20 de junio')
  await confirm.click()

  await page.getByText('El pago de 10003 quedó confirmado.').waitFor()
  await page.getByText('Ninguna orden espera al banco.').waitFor()
  expect((await orders[0]?.family.check())?.status).toBe('APROBADO')
  expect(await hub.hub.app.database('allocation').pluck('paid_as')).toContain('INGRESO MANUAL')
  expect(await hub.hub.app.database('payment').first()).toMatchObject({
    reason: 'Recibo 4711 del 20 de junio',
    actor: 'staff:finanzas',
  })
  await choose(page, page.getByRole('combobox', { name: 'Estado: en espera' }), 'Pagadas')
  await page.getByRole('link', { name: '10003' }).waitFor()
  expect(await page.getByRole('button', { name: 'Confirmar pago' }).count()).toBe(0)
})

it('The bank’s file is shown line by line before it pays anything, and once only', async () => {
  const { hub, orders } = await waiting('10001', '10003')
  const [one, other] = orders
  if (one === undefined || other === undefined) throw new Error('both wait for the bank')
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, agreements, 'Convenio bancario')
  await page.getByRole('button', { name: 'Cargar archivo del banco' }).click()
  const drawer = page.getByRole('dialog', { name: 'Cargar archivo del banco' })
  const upload = (name: string, content: string) =>
    drawer
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const lines = async (name: RegExp) =>
    drawer.getByRole('region', { name }).locator('tbody tr:not([aria-hidden])').allTextContents()
  await drawer.getByText(/^Hasta 200 KB/).waitFor()
  await expectWellEverywhere(page, 'choosing a file')

  await upload('grande.csv', 'x'.repeat(204_801))
  await drawer
    .getByText('El archivo pesa más de 200 KB. Divídalo sin separar pagos iguales y cargue cada parte.')
    .waitFor()
  await upload('pagos.xlsx', 'PK\u0003\u0004\u0014\0')
  await drawer.getByText('El archivo es de Excel. Guárdelo como CSV y cárguelo de nuevo.').waitFor()
  await expectWellEverywhere(page, 'a workbook')
  await upload('otro.csv', 'nombre;valor\nAna;1')
  await drawer.getByText(/la primera línea debe ser referencia;valor;fecha\.$/).waitFor()
  await expectWellEverywhere(page, 'a file that is none')

  const file = [
    'referencia;valor;fecha',
    `${one.reference};${one.amount};2025-06-20`,
    `${other.reference};${other.amount + 1};2025-06-20`,
    'MH-NOBODY;1000;2025-06-20',
    ';;',
  ].join('\n')
  await upload('pagos 20 junio.csv', file)
  await drawer.getByText('Pagos por confirmar: 1, en total $4.750.000. Nada ha cambiado todavía.').waitFor()
  expect(await lines(/^Líneas por revisar: 3$/)).toEqual([
    `3El valor no es el de la orden${other.reference}6.000.0016.000.000`,
    '4Ninguna orden tiene esta referenciaMH-NOBODY1.000—',
    '5No se puede leerReferencia: vacía o mal escrita.Valor: pesos enteros, sin centavos.Fecha: un día que exista, escrito como en el resto del archivo.———',
  ])
  expect(await lines(/^Se confirmarán: 1$/)).toEqual([`2Se confirmará${one.reference}4.750.0004.750.000`])
  expect((await one.family.check()).status).toBe('PENDIENTE CONVENIO')
  await expectWellEverywhere(page, 'what a file would do')

  await drawer.getByRole('button', { name: 'Confirmar pagos: 1' }).click()
  await drawer.getByText('Pagos confirmados: 1, en total $4.750.000.').waitFor()
  await expectWellEverywhere(page, 'what a file did')
  expect((await one.family.check()).status).toBe('APROBADO')
  expect((await other.family.check()).status).toBe('EN REVISION')

  await drawer.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await upload('pagos 20 junio.csv', file)
  await drawer.getByText('No hay nada nuevo: los pagos de este archivo ya estaban confirmados (1).').waitFor()
  expect(await drawer.getByRole('button', { name: /^Confirmar pagos/ }).count()).toBe(0)
  await drawer.getByRole('button', { name: 'Dejar por revisar: 3' }).waitFor()
})

it('Who confirms what somebody else has confirmed is told so', async () => {
  const { hub, orders } = await waiting('10003')
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, agreements, 'Convenio bancario')
  await page.getByRole('button', { name: 'Confirmar pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar pago' })
  await dialog.getByText('PAGO DAVIVIENDA: el banco informó el pago').click()
  await dialog.getByLabel('Motivo').fill('Extracto del 20 de junio')
  const finance = await signInStaff(hub, 'finance')
  const confirmation = { status: 'INGRESO MANUAL', reason: 'Recibo 4711' }
  const path = `/api/payments/bank-agreement/${orders[0]?.token}/confirm`
  expect((await finance.post(path, confirmation)).status).toBe(200)

  await dialog.getByRole('button', { name: 'Confirmar pago' }).click()

  await dialog
    .getByText('Esta orden no espera un pago por convenio bancario. Actualice la lista y revise su estado.')
    .waitFor()
  await expectWell(page, 'an agreement that was confirmed meanwhile')
})
