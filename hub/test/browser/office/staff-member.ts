import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { StaffRole } from '../../../src/http/caller.ts'
import { accountOf } from '@matricula/hub/testing/staff'
import { type Screen, type useBrowser } from '../screens.ts'
import { untilQuiet } from '../until-quiet.ts'

/** A browser of its own with a session of somebody with that role, no place opened yet. shell.test signs in by the page. */
export async function comeIn(
  browser: ReturnType<typeof useBrowser>,
  { url, role, screen }: { url: string; role: StaffRole; screen: Screen },
): Promise<Page> {
  const page = await browser.open(screen, url)
  const blocked = watchPolicy(page)
  onTestFinished(() => expect(blocked, 'what the page’s policy blocked').toEqual([]))
  const account = { username: accountOf[role], password: 'demo' }
  const signedIn = await page.context().request.post('/api/staff/session', { data: account })
  expect(signedIn.ok()).toBe(true)
  return page
}

/** What the content security policy kept out: a screen that needs it would look otherwise than it should. */
function watchPolicy(page: Page): readonly string[] {
  const blocked: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) blocked.push(line.text())
  })
  return blocked
}

/** To one of the office's places, its title there and its first reading done. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  await untilQuiet(page)
}

/** Sets a filter of a list to one of its words, by writing them. */
export async function chooseFilter(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.locator('.ant-select-item-option-active').filter({ hasText: option }).waitFor()
  await page.keyboard.press('Enter')
}
