import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()

it.each([
  ['a link of the menu', 'a[href="/enrollment/admin/charges"]'],
  ['a link of a list', 'tbody a'],
  ['a heading that sorts', 'th.ant-table-column-has-sorters'],
])('%s shows that the keyboard is on it', async (_what, selector) => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, '/enrollment/admin/progress', 'Quién falta y en qué paso')
  await page.keyboard.press('Tab')
  const place = page.locator(selector).first()
  await place.focus()
  expect(await place.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})
