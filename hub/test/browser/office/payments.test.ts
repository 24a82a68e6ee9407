import { expect, it } from 'vitest'
import { beginPayment, says } from '@matricula/hub/testing/a-payment'
import { bankAgreement, Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const payments = '/enrollment/admin/payments'

it('Finance reads a payment from the click to the receipt and sends on what was stopped', async () => {
  const { hub, family, started } = await beginPayment()
  const { app } = hub.hub
  await faultsAt(app, 'accounting.main').injectFault('refuses')
  await family.chooseAtProvider(started, 'approve')
  await until(
    () => app.database('outbox').where({ status: 'on_hold' }).first(),
    (row) => row !== undefined,
  )
  await faultsAt(app, 'accounting.main').clearFault()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, payments, 'Pagos')
  await page.getByText('APROBADO').waitFor()
  await expectWellEverywhere(page, 'payments')

  await page.getByRole('link', { name: '10001', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Orden de Mariana Gómez Rojas 10001' })
  await drawer.getByText('La orden no llegó a contabilidad y está retenida.').waitFor()
  expect(
    await drawer.getByText(/^La familia empezó a pagar \$4\.750\.000 con el proveedor de matrículas/).count(),
  ).toBe(1)
  expect(await drawer.getByText(/^El otro sistema no lo aceptó\. Corrija la causa/).count()).toBe(1)
  expect(await drawer.textContent()).not.toContain(payer.lastname)
  const line = drawer.getByRole('row', { name: /^Derecho de matrícula/ })
  await line.getByRole('button').first().click()
  const proof = page.getByRole('dialog', { name: '¿Por qué este valor?' })
  await proof.getByText('Precio autorizado por resolución').waitFor()
  await page.keyboard.press('Escape')
  await proof.waitFor({ state: 'hidden' })
  await drawer.getByRole('row', { name: /^Total pagado \$4\.750\.000/ }).waitFor()
  await expectWellEverywhere(page, 'a payment with a stopped delivery')

  await drawer.getByRole('button', { name: 'Reintentar el envío' }).click()
  await page.getByText('Lo retenido de esta orden se intenta de nuevo.').waitFor()
  await drawer.getByText(/^La orden quedó en contabilidad con el número 7\d+\.$/).waitFor()
  expect(await drawer.getByRole('button', { name: 'Reintentar el envío' }).count()).toBe(0)

  // The address keeps what is open.
  await page.reload()
  const student = drawer.getByRole('link', { name: '10001', exact: true })
  await student.waitFor()
  expect(await student.getAttribute('href')).toBe('/enrollment/admin/students/10001')
  const receipt = drawer.getByRole('link', { name: 'Abrir el recibo n.º 1' })
  expect(await receipt.getAttribute('href')).toMatch(/^\/enrollment\/resume\/[0-9a-f]{32}$/)
  const pdf = await drawer.getByRole('link', { name: 'Descargar el PDF' }).getAttribute('href')
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.searchParams.has('token'))
})

it('The list finds payments by state, way, day and words, and asks the hub for the order', async () => {
  const hub = await runHub()
  const declined = await Family.signIn(hub, '10006')
  const attempt = (await declined.pay(await declined.quote(rightAndCosts))).body
  await declined.chooseAtProvider(attempt, 'decline')
  await says(declined, 'RECHAZADO')
  await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
  await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, payments, 'Pagos')
  const shows = async (...codes: string[]) => {
    const links = page.getByRole('row').getByRole('link')
    await expect.poll(() => links.allTextContents(), { timeout: 10_000 }).toEqual(codes)
  }
  const filter = (label: string, option: string) =>
    choose(page, page.getByRole('combobox', { name: label }), option)

  const table = page.locator('.ant-table-content, .ant-table-body')
  expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  const one = page.getByRole('row').filter({ hasText: '10006' })
  for (const said of ['Próximo grado: Jardín', 'Número del proveedor: SP-', 'Por dónde se paga: Matrículas'])
    expect(await one.textContent()).toContain(said)

  await page.getByRole('columnheader', { name: 'Estudiante' }).click()
  await shows('10003', '10004', '10006')
  await filter('Estado', 'RECHAZADO')
  await shows('10006')
  await goTo(page, payments, 'Pagos')
  await filter('Por dónde se paga', 'Convenio bancario')
  await shows('10003')
  expect(await page.getByText('PENDIENTE CONVENIO').count()).toBe(1)
  await goTo(page, payments, 'Pagos')
  await page.getByRole('searchbox').fill(attempt.data?.reference.slice(0, 8) ?? '')
  await shows('10006')
  await goTo(page, payments, 'Pagos')
  await page.getByText(/^3 resultados · Total pagado: \$[\d.]+$/).waitFor()
  await page.getByRole('searchbox').fill('Antonella Forero Niño')
  await shows('10006')
  await goTo(page, payments, 'Pagos')
  await page.getByLabel('Desde').fill('2025-06-20')
  await page.getByText('Ningún resultado con estos filtros.').waitFor()
  await expectWell(page, 'no payment found')
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await page.getByRole('link', { name: '10006' }).waitFor()
})

it('An order that is not there is told as that', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: desktop })

  await goTo(page, `${payments}?token=${'0'.repeat(32)}`, 'Pagos')

  await page.getByRole('dialog').getByText('No encontramos lo que busca.').waitFor()
  await expectWell(page, 'a payment that is not there')
})

it.each(['payments', 'exceptions', 'agreements'])('Admissions does not see the %s', async (place) => {
  const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: desktop })

  await goTo(page, `/enrollment/admin/${place}`, 'Su cuenta no tiene permiso para esta página')

  expect(await page.getByRole('link', { name: 'Pagos' }).count()).toBe(0)
  expect(await page.getByRole('table').count()).toBe(0)
})
