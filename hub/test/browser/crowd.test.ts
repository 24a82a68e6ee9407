import { expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import { phone, useBrowser } from './screens.ts'

const browser = useBrowser()

const crowded = {
  status: 503,
  headers: { 'retry-after': '1' },
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'OVERLOADED', title: 'Hay muchas familias ingresando' }),
}

it('A family that comes among many is told so, waits, and is in without another tap', async () => {
  const { url } = await runHub()
  const page = await browser.open(phone, url)
  let isCrowded = true
  await page.route('**/api/enrollment/login', (route) =>
    isCrowded ? route.fulfill(crowded) : route.continue(),
  )
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill('10001')
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
  const notice = page.getByRole('complementary', { name: 'Hay muchas familias ingresando' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('No cierre la página')
  isCrowded = false
  await page.waitForURL('**/enrollment/main*')
  await notice.waitFor({ state: 'detached' })
})
