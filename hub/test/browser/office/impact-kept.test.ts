import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/impact'
const heading = 'Impacto de un cambio de tarifas'
const kept = 'Aquí sigue lo que escribió en esta pestaña.'

it('What is written of a change of fees outlives a page loaded anew, until somebody begins anew', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, `${path}?grade=105&code=ECO-02&value=200000&type=ECO&does=edit`, heading)
  await page.getByText('De $', { exact: false }).first().waitFor()
  expect(await page.getByText(kept).count()).toBe(0)
  await page.getByLabel('Valor nuevo').fill('210000')
  await page.getByRole('button', { name: 'Agregar otra tarifa' }).click()

  await page.reload()

  await page.getByText(kept).waitFor()
  expect(await page.getByLabel('Valor nuevo').first().inputValue()).toMatch(/^210.?000$/)
  expect(await page.getByLabel('Valor nuevo').count()).toBe(2)
  await expectWellEverywhere(page, 'changes that were kept')

  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await page.getByText(kept).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Valor nuevo').inputValue()).toBe('')
  await page.reload()
  await page.getByLabel('Valor nuevo').waitFor()
  expect(await page.getByText(kept).count()).toBe(0)
})
