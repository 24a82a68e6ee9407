import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bookByHand, vendorOrders } from '@matricula/hub/testing/admin-orders'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/dashboard'
const heading = 'Administración - Matrículas'

/** The dashboard at the shared hub, unless the test sends orders from one of its own. */
async function openDashboard({ url, hub }: TestHub = shared(), screen = desktop) {
  withCustomFields(hub.app)
  const page = await comeIn(browser, { url, role: 'admissions', screen })
  return { page, app: hub.app }
}

/** The drawer of a student, its order priced. */
async function openStudent(page: Page, code: string) {
  await goTo(page, `${path}?student=${code}`, heading)
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: 'Enviar a SAP' }).waitFor()
  await drawer.getByText('Total: $').waitFor()
  return drawer
}

async function askToSend(page: Page) {
  await page.getByRole('button', { name: 'Enviar a SAP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar' })
  await dialog
    .getByText('¿Confirma la creación de una orden de venta con los servicios seleccionados?')
    .waitFor()
  return dialog
}

it('The new enrollments are a page of twelve, searched and filtered', async () => {
  const { page } = await openDashboard(shared(), phone)
  await goTo(page, path, heading)
  const rows = page.locator('tbody tr[data-row-key]')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(12)
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Matrículas nuevos', 'Tarifas'])
  await expectWellEverywhere(page, 'the new enrollments')
  expect(await page.getByRole('columnheader', { name: 'Grado actual o de ingreso' }).count()).toBe(1)

  await page.getByLabel('Buscar por código o nombre').fill('mariana gomez')
  await page.getByText('1 resultado', { exact: true }).waitFor()
  expect(await page.locator('mark').allTextContents()).toEqual(['Mariana', 'Gómez'])
  expect(await rows.locator('.ant-tag').allTextContents()).toEqual(['Matriculado'])

  await rows.first().click()
  await page.getByRole('dialog').getByText('Mariana Gómez Rojas').waitFor()
  expect(new URL(page.url()).searchParams.get('student')).toBe('10001')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Buscar por código o nombre').inputValue()).toBe('mariana gomez')
})

it('A filter offers what there is, and the list keeps to it in the address', async () => {
  const { page } = await openDashboard()
  await goTo(page, path, heading)
  await page.getByRole('combobox', { name: 'Estado' }).click()
  await page.getByTitle('Retirado').click()
  await page.locator('.ant-tag', { hasText: 'Matriculado' }).first().waitFor({ state: 'detached' })
  expect(new Set(await page.locator('tbody .ant-tag').allTextContents())).toEqual(new Set(['Retirado']))
  await page.reload()
  await page.locator('tbody .ant-tag').first().waitFor()
  expect(new Set(await page.locator('tbody .ant-tag').allTextContents())).toEqual(new Set(['Retirado']))
})

it('A student’s order is composed, priced anew and sent once', async () => {
  const { page, app } = await openDashboard(await runHub(), phone)
  const drawer = await openStudent(page, '10002')
  await drawer.getByText('Total: $37.745.000').waitFor()
  expect(await drawer.getByText('Los descuentos son informativos').count()).toBe(1)
  expect(await drawer.getByText('Hijo número 3').count()).toBe(1)
  expect(await drawer.getByText('Sin soporte').count()).toBe(3)
  const noPrice = drawer.getByRole('listitem').filter({ hasText: 'banco de textos' })
  expect(await noPrice.getByText('Valor 0: no se envía').count()).toBe(1)
  const order = drawer.locator('section', { hasText: 'Orden de venta' })
  expect(await order.getByText('C10002').count()).toBe(1)
  expect(await order.getByText('19 de junio de 2025').count()).toBe(1)
  expect(await order.getByText('banco de textos').count()).toBe(0)
  await expectWellEverywhere(page, 'the drawer of a student')

  await drawer.getByRole('checkbox', { name: /almuerzo/ }).uncheck()
  await drawer.getByText('Total: $33.565.000').waitFor()
  await drawer.getByText('Cómo se calcula').first().click()
  await drawer.getByText('Precio de lista del servicio').first().waitFor()

  const dialog = await askToSend(page)
  await dialog.getByText('7 servicios por $33.565.000').waitFor()
  await expectWellEverywhere(page, 'the question before an order is sent')
  await dialog.getByRole('button', { name: 'Crear la orden' }).click()
  await page.getByText('Datos enviados a SAP correctamente').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await drawer.getByText(/La orden 7\d+ por \$33\.565\.000 ya está en contabilidad/).waitFor()
  expect(await vendorOrders(app)).toMatchObject([{ partnerCode: 'C10002', document: { total: 33_565_000 } }])
})

it('An order beside the one that the family has paid is sent knowingly', async () => {
  const hub = await runHub()
  const family = await Family.signIn(hub, '10002')
  const { totals } = await family.quote(rightAndCosts)
  await family.enrol(rightAndCosts)
  await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  const { page } = await openDashboard(hub, phone)
  const told = `La familia ya tiene una orden de 2025-2026 por $${totals.totalV.toLocaleString('de-DE')}.`
  const drawer = await openStudent(page, '10002')
  await drawer.getByText(told).waitFor()
  expect(await drawer.getByText('Está pagada.').count()).toBe(1)
  await expectWellEverywhere(page, 'the drawer of a student whose family has paid')

  const dialog = await askToSend(page)
  await dialog.getByText(told).waitFor()
  await expectWellEverywhere(page, 'the question before an order beside the family’s')
  await dialog.getByRole('link', { name: 'Ver los pagos del estudiante' }).click()
  await page.getByRole('heading', { name: 'Matías Ospina Vélez', level: 1 }).waitFor()
  await page.getByText('APROBADO', { exact: true }).waitFor()
})

it('An order that accounting has otherwise keeps the dialog open and is shown with its difference', async () => {
  const { page, app } = await openDashboard(await runHub())
  await bookByHand(app, 5_000_000)
  const drawer = await openStudent(page, '10002')
  await drawer.getByText('Ya existe una orden que no se hizo en esta pantalla', { exact: false }).waitFor()
  expect(await drawer.getByText('$32.745.000 más que esa orden', { exact: false }).count()).toBe(1)

  const dialog = await askToSend(page)
  await dialog.getByRole('button', { name: 'Crear la orden' }).click()
  await dialog.getByText('Hubo un problema en la transferencia de datos. Intenta nuevamente.').waitFor()
  expect(
    await dialog.getByText('por $5.000.000. Lo seleccionado: $37.745.000', { exact: false }).count(),
  ).toBe(1)
  await expectWell(page, 'a refused order')
  expect(await vendorOrders(app)).toHaveLength(1)
})

it('An order that accounting does not take yet is on its way, and the dialog says so', async () => {
  const { page, app } = await openDashboard(await runHub(), phone)
  const drawer = await openStudent(page, '10002')
  await faultsAt(app, 'accounting.main').injectFault('unreachable')
  const dialog = await askToSend(page)
  await dialog.getByRole('button', { name: 'Crear la orden' }).click()
  await dialog.getByText('La orden quedó guardada y se está enviando.', { exact: false }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Crear la orden' }).isDisabled()).toBe(true)
  await expectWell(page, 'an order on its way')
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await drawer.getByText('está en camino a contabilidad', { exact: false }).waitFor()
})

it('Nothing chosen is nothing to send, and a code that nobody has is said so', async () => {
  const { page } = await openDashboard()
  const drawer = await openStudent(page, '10002')
  const checked = drawer.getByRole('checkbox', { checked: true })
  for (let left = await checked.count(); left > 0; left -= 1) await checked.first().uncheck()
  await drawer.getByText('Seleccione al menos un servicio con valor mayor que cero.').waitFor()
  expect(await drawer.getByRole('button', { name: 'Enviar a SAP' }).isDisabled()).toBe(true)

  await goTo(page, `${path}?student=ZZZZZ`, heading)
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).waitFor()
  expect(await page.getByRole('button', { name: 'Enviar a SAP' }).isDisabled()).toBe(true)
})

it('Who is neither of admissions nor of finance does not see it', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'security', screen: desktop })
  await page.goto(path)
  await page.getByText('Su cuenta no tiene permiso para esta página').waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
})
