import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, useBrowser } from '../screens.ts'
import { comeIn } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()

it.each([
  ['payments', 'Pagos'],
  ['exceptions', 'Pagos por revisar'],
  ['charges', 'Cobros por fecha'],
])('The list of %s counts nothing before it has been read', async (place, heading) => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/page(%5B|\[)number/, (route) => held.then(() => route.continue()))

  await page.goto(`/enrollment/admin/${place}`)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  await page.locator('.rows__count[aria-busy="true"]').waitFor({ state: 'attached' })
  expect(await page.getByText(/\d resultados?/).count()).toBe(0)
  expect(await page.getByText(/Todavía no hay/).count()).toBe(0)
  await expectWell(page, `${place} that are being read`)

  letGo()
  await page.getByText('0 resultados').waitFor()
})
