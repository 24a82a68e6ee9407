import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'
import { arriveAt, atProvider, attemptsOf, confirmOf, fillPayer, pressPay, wholeYear } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

it('A price that moved while the family read it is shown beside the old one, and nothing is paid before a yes', async () => {
  const hub = await runHub()
  const page = await browser.open(phone, hub.url)
  await arriveAt(page, '10005', { ...wholeYear, step: 2, transport: { is: 'undecided' } })
  await confirmLastYear(page)
  await page.getByRole('button', { name: 'Pago', exact: true }).click()
  const before = await today(page)

  // From July on the whole year of transport has a smaller discount.
  await setSeasonClock(hub, '2025-07-01T00:00:00-05:00')
  await pressPay(page)
  await fillPayer(page)
  await confirmOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'El valor cambió' })
  await dialog.waitFor()
  const row = dialog.getByRole('row', { name: /Total a pagar hoy/ })
  const [was, is] = await row.getByRole('cell').allTextContents()
  expect(was).toBe(before)
  expect(is).not.toBe(before)
  await expectWellEverywhere(page, 'the price changed')
  expect(await attemptsOf(hub, '10005')).toBe(0)

  await dialog.getByRole('button', { name: 'Revisar primero' }).click()
  await page.locator('.sticky-bar__amount', { hasText: is ?? '' }).waitFor()
  await pressPay(page)
  await confirmOf(page).click()
  await atProvider(page)
  await page
    .getByText(is?.replace('$', '') ?? '')
    .first()
    .waitFor()
  expect(await attemptsOf(hub, '10005')).toBe(1)
})

async function confirmLastYear(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /año anterior/i }).check()
  await page.getByRole('button', { name: /^Confirmar/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sí|Confirmar)/ })
    .click()
  await page.getByRole('button', { name: 'Cambiar' }).waitFor()
}

async function today(page: Page): Promise<string> {
  await page.locator('.sticky-bar__today[aria-busy="false"]').waitFor()
  const said = await page.locator('.sticky-bar__amount').textContent()
  return /\$[\d.]+\d/.exec(said ?? '')?.[0] ?? ''
}
