import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withPaidParts } from '@matricula/hub/testing/splits'
import { aPaidOrder, givenByProvider, giveBack, refundsOf } from '../../modules/payments-office/a-refund.ts'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

/** The payment's drawer, and in it what goes back. */
async function openPayment(page: Page) {
  await goTo(page, '/enrollment/admin/payments', 'Pagos')
  await page.getByRole('link', { name: '10001', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Orden de/ })
  await drawer.getByRole('heading', { name: 'Devoluciones' }).waitFor()
  return drawer
}

const pesos = (amount: number) => `$${amount.toLocaleString('es-CO').replaceAll(',', '.')}`

describe('Finance gives back of a payment', () => {
  it('a part by the means of payment, checked as each field is left, and finds it in the list', async () => {
    const { hub, finance, token, amount } = await aPaidOrder()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    const drawer = await openPayment(page)
    await drawer.getByText(`Se pueden devolver ${pesos(amount)} de este pago.`).waitFor()
    await drawer.getByRole('button', { name: 'Devolver dinero' }).click()
    const dialog = page.getByRole('dialog', { name: 'Devolver dinero', exact: true })

    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click()
    await dialog.getByText('Elija cuánto se devuelve.').waitFor()
    expect(await dialog.getByRole('radio').first().evaluate(hasFocus)).toBe(true)
    await dialog.getByText('Una parte').click()
    await dialog.getByLabel('Valor que se devuelve').fill(String(amount + 1))
    await dialog.getByLabel('Motivo').fill('no')
    await dialog.getByText(/^Escriba pesos enteros, sin centavos, hasta/).waitFor()
    await dialog.getByLabel('Valor que se devuelve').fill('1.000.000')
    await dialog.getByText('Escriba al menos 3 letras.').waitFor()
    await dialog.getByText(/^Por el medio de pago\./).click()
    await dialog.getByLabel('Motivo').fill('Cupo no usado')
    await expectWellEverywhere(page, 'the dialog that gives money back')
    await dialog.getByRole('button', { name: 'Devolver $1.000.000' }).click()

    await page.getByText('Devolución registrada.').waitFor()
    await drawer.getByText('Devuelta', { exact: true }).waitFor()
    await drawer.getByText(`Se pueden devolver ${pesos(amount - 1_000_000)} de este pago.`).waitFor()
    await expectWellEverywhere(page, 'a payment of which a part went back')
    expect(await givenByProvider(hub)).toEqual([1_000_000])
    expect((await refundsOf(finance, token)).left).toBe(amount - 1_000_000)

    await goTo(page, '/enrollment/admin/payments', 'Pagos')
    await page.getByText('Devuelto: −1.000.000').waitFor()
    await expectWellEverywhere(page, 'a list of payments of which a part went back')

    await goTo(page, '/enrollment/admin/refunds', 'Devoluciones')
    await page.getByText('Cupo no usado').waitFor()
    await page.getByText('Por el medio de pago').first().waitFor()
    await expectWellEverywhere(page, 'the list of refunds')
  })

  it('of an order that several people paid, and reads in the list to whom how much of the transfer is', async () => {
    const { hub, finance, family } = await withPaidParts(3)
    await giveBack(finance, (await family.check()).token, { way: 'bank', amount: 2_000_000 })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await goTo(page, '/enrollment/admin/refunds', 'Devoluciones')
    await page.getByRole('button', { name: 'Registrar transferencia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Registrar transferencia' })
    for (const share of ['$1.000.000', '$578.947', '$421.053'])
      expect(await dialog.getByRole('listitem').filter({ hasText: share }).innerText()).toContain(
        'Rosa Vélez',
      )
    await expectWellEverywhere(page, 'the dialog of a transfer to several people')
  })

  it('once, though the answer was lost and the button was pressed again', async () => {
    const { hub, finance, token } = await aPaidOrder()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    const drawer = await openPayment(page)
    await drawer.getByRole('button', { name: 'Devolver dinero' }).click()
    const dialog = page.getByRole('dialog', { name: 'Devolver dinero', exact: true })
    await dialog.getByText(/^Todo: /).click()
    await dialog.getByText(/^Por transferencia\./).click()
    await dialog.getByLabel('Motivo').fill('La familia se retira')
    await page.route(
      '**/refunds',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const give = dialog.getByRole('button', { name: /^Devolver \$/ })
    await give.click()
    await dialog.getByRole('alert').waitFor()

    await give.click()

    await page.getByText('Devolución registrada.').waitFor()
    expect((await refundsOf(finance, token)).refunds).toHaveLength(1)
  })

  it('with a second person where it is much money, and is told so before', async () => {
    const settings = { payments: { secondPersonFrom: 1_000_000 } }
    const { hub, finance, token } = await aPaidOrder({ settings })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    const drawer = await openPayment(page)
    await drawer.getByRole('button', { name: 'Devolver dinero' }).click()
    const dialog = page.getByRole('dialog', { name: 'Devolver dinero', exact: true })
    await dialog.getByText(/^Todo: /).click()
    await dialog.getByText('Desde $1.000.000 en total decide una segunda persona').waitFor()
    await dialog.getByText(/^Por transferencia\./).click()
    await dialog.getByLabel('Motivo').fill('La familia se retira')

    await dialog.getByRole('button', { name: 'Pedir aprobación' }).click()

    await page.getByText('Quedó una solicitud. Otra persona tiene que aprobarla.').waitFor()
    expect((await refundsOf(finance, token)).refunds).toEqual([])
  })
})

describe('A refund by transfer', () => {
  it('waits in the list until finance records it', async () => {
    const { hub, finance, token } = await aPaidOrder()
    await giveBack(finance, token, { way: 'bank' })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, '/enrollment/admin/home', 'Estado del año escolar')
    await page.getByRole('link', { name: /Devoluciones por transferir/ }).click()
    await page.getByRole('heading', { name: 'Devoluciones', level: 1 }).waitFor()
    await page.getByText('Por transferir', { exact: true }).waitFor()
    await expectWellEverywhere(page, 'a transfer that waits')
    await page.setViewportSize(desktop)
    const hidden = await page
      .locator('.ant-table-content, .ant-table-body')
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden).toBe(0)

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Registrar transferencia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Registrar transferencia' })
    await dialog.getByLabel('Referencia').fill('4')
    await dialog.getByLabel('Día de la devolución').fill('2025-06-19')
    await dialog.getByText('Escriba al menos 3 letras.').waitFor()
    await dialog.getByLabel('Referencia').fill('Transferencia 4711')
    await expectWellEverywhere(page, 'the dialog of a transfer')
    await dialog.getByRole('button', { name: 'Guardar' }).click()

    await page.getByText('Transferencia registrada.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog', { name: /^Orden de/ }).count(), 'what a row opens').toBe(0)
    await page.getByText('Por transferir', { exact: true }).waitFor({ state: 'hidden' })
    expect(asked.filter((path) => path.includes('//'))).toEqual([])
    const { refunds } = await refundsOf(finance, token)
    expect(refunds).toMatchObject([{ status: 'done', reference: 'Transferencia 4711', day: '2025-06-19' }])
  })

  it('is cancelled at its payment, which is paid by it again', async () => {
    const { hub, finance, token, amount } = await aPaidOrder()
    await giveBack(finance, token, { way: 'bank', amount })
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    const drawer = await openPayment(page)
    await drawer.getByText('No queda dinero por devolver de este pago.').waitFor()
    await drawer.getByRole('button', { name: 'Dejar sin efecto' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dejar sin efecto' })
    await dialog.getByLabel('Por qué no se devuelve').fill('La cuenta no existe')
    await dialog.getByRole('button', { name: 'Dejar sin efecto' }).click()
    await drawer.getByText('No se devolvió: La cuenta no existe').waitFor()
    await expectWell(page, 'a refund that was cancelled')
    expect((await refundsOf(finance, token)).left).toBe(amount)
  })
})
