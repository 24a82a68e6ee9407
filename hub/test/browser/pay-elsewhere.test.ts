import { expect, it } from 'vitest'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

it('A payment opened in another browser asks to sign in, tells nothing of it, and is shown then', async () => {
  const family = await Family.signIn(hub(), '10001')
  const { token } = (await family.pay(await family.quote(wholeYear))).body
  const page = await browser.open(phone, hub().url)
  await page.goto(`/enrollment/checkout?token=${token}`)
  await page.getByRole('heading', { name: 'Ingrese para ver el estado del pago' }).waitFor()
  const shown = await page.locator('main').innerText()
  expect(shown).not.toMatch(/No encontramos|\$|MH-|10001/)
  await expectWellEverywhere(page, 'a payment without a session')

  await page.goto(`/enrollment/checkout?token=${'0'.repeat(32)}`)
  await page.getByRole('heading', { name: 'Ingrese para ver el estado del pago' }).waitFor()
  expect(await page.locator('main').innerText()).toBe(shown)

  await page.goto(`/enrollment/checkout?token=${token}`)
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await page.getByText('Ingrese con el código para ver el pago.').waitFor()
  await page.getByLabel('Código del estudiante').fill('10001')
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
  await page.waitForURL(`**/enrollment/checkout?token=${token}`)
  await page.getByRole('heading', { name: 'Su pago está pendiente' }).waitFor()
})
