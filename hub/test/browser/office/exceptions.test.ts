import { expect, it } from 'vitest'
import { aDuplicate, wrongAmount } from '@matricula/hub/testing/exceptions'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { saveFile, sheetOf } from './save-file.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
it('The list of payments to review is whole on a desktop', async () => {
  const { hub } = await aDuplicate()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, '/enrollment/admin/exceptions', 'Pagos por revisar')
  await page.getByRole('link', { name: 'Pago duplicado' }).waitFor()
  const hidden = await page
    .locator('.ant-table-content, .ant-table-body')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
})

it('Finance is told what a wrong amount means and frees the order with a reason', async () => {
  const { hub, family, started, provider } = await wrongAmount({})
  const { reference = '', amount = 0 } = started.data ?? {}
  // Its provider says since that the money never came.
  await provider.decide(reference, { rawStatus: 'Rechazada', amount })
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, '/enrollment/admin/exceptions', 'Pagos por revisar')
  await page.getByText('Por resolver', { exact: true }).waitFor()
  await expectWellEverywhere(page, 'exceptions')
  const sheet = sheetOf(await saveFile(page, 'XLSX (Excel)'))
  expect(sheet).toMatch(/<c [^>]*t="n"[^>]*><v>4749999<\/v>|<c (?![^>]*t=)[^>]*><v>4749999<\/v>/)

  await page.getByRole('link', { name: 'Valor equivocado' }).click()
  const drawer = page.getByRole('dialog', { name: 'Valor equivocado', exact: true })
  await drawer.getByText(/^El proveedor aprobó un valor distinto/).waitFor()
  expect(await drawer.locator('dd').allTextContents()).toEqual(
    expect.arrayContaining(['4.750.000', '4.749.999', 'Mariana Gómez Rojas (10001)', 'Una matrícula']),
  )
  await expectWellEverywhere(page, 'an exception')

  await drawer.getByRole('button', { name: 'Resolver y liberar la orden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolver: Valor equivocado' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('Elija qué se hizo').waitFor()
  expect(await dialog.getByRole('radio').first().evaluate(hasFocus)).toBe(true)
  expect(await dialog.locator('dd').allTextContents()).toContain('Tarjeta (Matrículas)')
  await dialog.getByText('Escriba qué se hizo y con qué soporte').waitFor()
  await dialog.getByLabel('Motivo').fill('ok')
  await dialog.getByText('Escriba al menos 3 letras').waitFor()
  await expectWellEverywhere(page, 'what is missing to resolve')
  await dialog.getByText('No hay nada que devolver. La familia puede pagar de nuevo.').click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => dialog.getByLabel('Motivo').evaluate(hasFocus)).toBe(true)
  await dialog.getByLabel('Motivo').fill('El proveedor no cobró')
  await dialog.getByRole('button', { name: 'Guardar' }).click()

  await page.getByText('El pago por revisar quedó resuelto.').waitFor()
  await drawer.getByText('Liberado · El proveedor no cobró').waitFor()
  expect(await drawer.locator('dd').allTextContents()).toEqual(expect.arrayContaining(['finanzas']))
  expect(await drawer.getByRole('button', { name: 'Resolver y liberar la orden' }).count()).toBe(0)
  await expectWellEverywhere(page, 'a resolved exception')
  expect((await family.check()).status).toBe('RECHAZADO')
})

it('A second payment goes back through the provider, from the payment itself, once it answers', async () => {
  const { hub } = await aDuplicate()
  await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, '/enrollment/admin/payments', 'Pagos')
  await page.getByText('1 por resolver').waitFor()
  await page.getByRole('link', { name: '10001', exact: true }).click()
  const order = page.getByRole('dialog', { name: 'Orden de Mariana Gómez Rojas 10001' })
  await order.getByText(/^Llegó un segundo pago de la misma orden/).waitFor()
  await expectWell(page, 'a payment with an exception')

  await order.getByRole('button', { name: 'Resolver: Pago duplicado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolver: Pago duplicado' })
  await dialog.getByText('Ya se devolvió en la página del proveedor.').click()
  await dialog.getByLabel('Referencia de la devolución').waitFor()
  await dialog.getByText(/^Devolverlo ahora por el proveedor/).click()
  await dialog.getByLabel('Motivo').fill('La familia pagó dos veces')
  await dialog.getByRole('button', { name: 'Devolver ahora' }).click()
  await dialog.getByRole('alert').waitFor()
  await expectWell(page, 'a refund that did not go through')
  await faultsAt(hub.hub.app, 'payments.card').clearFault()
  await dialog.getByRole('button', { name: 'Devolver ahora' }).click()

  await order.getByText(/^Devuelto por el proveedor · RF-[0-9A-F]+ · La familia pagó dos veces$/).waitFor()
  expect(await order.getByRole('button', { name: 'Resolver: Pago duplicado' }).count()).toBe(0)
})

it('Who comes second to an exception is told that it is resolved', async () => {
  const { hub, finance, started, exception } = await wrongAmount({})
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, '/enrollment/admin/exceptions', 'Pagos por revisar')
  await page.getByRole('link', { name: 'Valor equivocado' }).click()
  await page.getByRole('button', { name: 'Resolver y liberar la orden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolver: Valor equivocado' })
  await dialog.getByText('Ya se devolvió en la página del proveedor.').click()
  await dialog.getByLabel('Referencia de la devolución').fill('Consignación 4711')
  const said = { exception: exception?.id, outcome: 'refunded-by-bank', reason: 'Visto con el banco' }
  expect((await finance.post(`/api/payments/${started.token}/resolve`, said)).status).toBe(200)

  await dialog.getByRole('button', { name: 'Guardar' }).click()

  await dialog.getByText('Este pago por revisar ya fue resuelto.').waitFor()
})
