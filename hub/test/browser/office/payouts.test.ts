import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keepPayout } from '../../../src/modules/payouts/keep-payout.ts'
import { aToldPayout, payoutDay, type PayoutBody, sayOfPayout } from '@matricula/hub/testing/payouts'
import { today } from '@matricula/hub/testing/reconciliation'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { chooseFilter, comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const place = '/enrollment/admin/payouts'

async function listed(finance: Visitor): Promise<readonly PayoutBody[]> {
  return (await finance.get<readonly PayoutBody[]>('/api/payouts')).body
}

/** The provider pays out what nobody here knows, and then tells it otherwise. */
async function tellUnknownTwice({ hub }: TestHub): Promise<void> {
  for (const gross of [100_000, 200_000]) {
    const amounts = { gross, fee: 4_000, withheld: { reteica: 966 }, net: gross - 4_966 }
    const lines = [{ kind: 'charge', providerRef: 'SP-NOBODY', ...amounts }] as const
    const payout = { id: 'PO-OTHER', day: '2025-06-19', net: amounts.net, depositRef: null, lines }
    await keepPayout(hub.app, { instance: 'card', payout, trace: 't' })
  }
}

/** How much of the list stands outside its screen. */
function hiddenWidth(page: Page): Promise<number> {
  return page
    .locator('.ant-table-content, .ant-table-body')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
}

describe('Finance reads what a provider paid out', () => {
  it('line by line to the payment, and says that it is at the bank and that it came back', async () => {
    const { hub, finance } = await aToldPayout()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await goTo(page, place, 'Abonos')
    await page.getByText('En camino', { exact: true }).waitFor()
    await expectWellEverywhere(page, 'the list of payouts')
    expect(await hiddenWidth(page)).toBe(0)

    await page.getByRole('link', { name: 'PO-20250620' }).click()
    const drawer = page.getByRole('dialog', { name: 'Abono PO-20250620' })
    const lines = drawer.getByRole('table', { name: 'Renglones' })
    await lines.getByRole('row', { name: 'Valor $4.750.000' }).waitFor()
    await lines.getByRole('row', { name: 'Comisión −$164.994' }).waitFor()
    await lines.getByRole('row', { name: 'Retefuente −$71.250' }).waitFor()
    await lines.getByRole('row', { name: 'Neto $4.513.756' }).waitFor()
    await expectWellEverywhere(page, 'a payout with its lines')

    await drawer.getByRole('button', { name: 'Registrar llegada' }).click()
    const arrival = page.getByRole('dialog', { name: 'Registrar llegada' })
    await arrival.getByRole('button', { name: 'Guardar' }).click()
    await arrival.getByText('Escriba la referencia del extracto.').waitFor()
    await arrival.getByLabel('Referencia del banco').fill('00412')
    await arrival.getByLabel('Día en que llegó').fill('2025-06-19')
    await arrival.getByRole('button', { name: 'Guardar' }).click()
    await arrival.getByText('Elija un día entre el del abono y hoy.').waitFor()
    await arrival.getByLabel('Día en que llegó').fill(payoutDay)
    await expectWellEverywhere(page, 'the dialog of an arrival')
    await arrival.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Llegada registrada.').waitFor()
    await drawer.getByText('En el banco', { exact: true }).waitFor()
    expect(await drawer.getByRole('button', { name: 'Registrar llegada' }).count()).toBe(0)
    expect(await listed(finance)).toMatchObject([{ status: 'arrived', bank_reference: '00412' }])

    await drawer.getByRole('button', { name: 'Registrar devolución' }).click()
    const back = page.getByRole('dialog', { name: 'Registrar devolución' })
    await back.getByLabel('Por qué se devolvió').fill('Cuenta cerrada')
    await expectWellEverywhere(page, 'the dialog of a return')
    await back.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Devolución registrada.').waitFor()
    await drawer.getByText('Devuelto al proveedor', { exact: true }).waitFor()
    expect(await listed(finance)).toMatchObject([{ status: 'returned', returned_on: payoutDay }])

    await lines.getByRole('link').click()
    await page.getByRole('dialog', { name: /^Orden de/ }).waitFor()
  })

  it('and finds one that is told otherwise since, with the line that nobody explains', async () => {
    const { hub } = await aToldPayout()
    await tellUnknownTwice(hub)
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await goTo(page, place, 'Abonos')
    await page.getByRole('link', { name: 'PO-20250620' }).waitFor()
    await chooseFilter(page, 'Estado', 'El proveedor lo cambió')
    await page.getByRole('link', { name: 'PO-20250620' }).waitFor({ state: 'hidden' })
    await page.getByText('1 sin explicar', { exact: true }).waitFor()
    await expectWellEverywhere(page, 'payouts that differ')
    await page.setViewportSize(desktop)
    expect(await hiddenWidth(page)).toBe(0)
    await page.setViewportSize(phone)

    await page.getByRole('link', { name: 'PO-OTHER' }).click()
    const drawer = page.getByRole('dialog', { name: 'Abono PO-OTHER' })
    await drawer.getByText(/^Desde el .* el proveedor lo informa distinto\./).waitFor()
    await drawer.getByText('SP-NOBODY').waitFor()
    await drawer.getByText('No se conoce el pago').waitFor()
    await expectWell(page, 'a payout that differs')
  })
})

it('A day of reconciliation says of each charge in which payout it is, and leads to it', async () => {
  const { hub } = await aToldPayout()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await page.goto(`/enrollment/admin/reconciliation?day=${today}`)
  const payout = page.getByRole('link', { name: /^Abono PO-20250620 del .*20 de junio.*, en camino$/ })
  await payout.waitFor()
  await expectWellEverywhere(page, 'a day of reconciliation with a payout')
  await payout.click()
  await page.getByRole('link', { name: 'PO-20250620' }).click()
  await page.getByRole('dialog', { name: 'Abono PO-20250620' }).waitFor()
})

it('An act of a payout in the audit trail leads to it', async () => {
  const { hub, finance } = await aToldPayout()
  for (const payout of await listed(finance))
    await sayOfPayout(finance, payout, 'arrived', { bank_reference: '00412', on: payoutDay })
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })
  await goTo(page, '/enrollment/admin/audit', 'Auditoría')
  await page.getByText('Registró que un abono llegó al banco').click()
  const entry = page.getByRole('dialog')
  await entry.getByText('En camino').waitFor()
  await entry.getByRole('link', { name: /^Abono / }).click()
  await page.getByRole('dialog', { name: 'Abono PO-20250620' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(place)
})
