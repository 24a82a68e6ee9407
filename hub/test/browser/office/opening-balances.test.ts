import { expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import { takeBeforeLedger } from '@matricula/hub/testing/opening-balances'
import { expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

it('Finance notes what of the time before the ledger is at the bank', async () => {
  const hub = await runHub()
  await takeBeforeLedger(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, '/enrollment/admin/payouts', 'Abonos')
  await page.getByText('había recibido $9.300.000 antes').waitFor()
  await expectWellEverywhere(page, 'the payouts with what was before')

  await page.getByRole('button', { name: 'Anotar lo que está en el banco' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anotar lo que está en el banco' })
  await dialog.getByLabel('Cuánto de eso está en el banco').fill('9.300.001')
  await dialog.getByLabel('De dónde sale ese valor').fill('Extractos de 2024')
  await dialog.getByText(/^Escriba pesos enteros, sin centavos, de 0 a/).waitFor()
  await dialog.getByLabel('Cuánto de eso está en el banco').fill('9.000.000')
  await expectWellEverywhere(page, 'the dialog of what was before')
  await dialog.getByRole('button', { name: 'Guardar' }).click()

  await page.getByText('Saldo anterior anotado.').waitFor()
  await page.getByText('De eso, $9.000.000 está anotado').waitFor()
  const [row] = await hub.hub.app.database('posting_line').where({ account: 'bank/before' })
  expect(Number(row?.amount)).toBe(9_000_000)
})
