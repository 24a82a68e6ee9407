import type { Page } from 'playwright-core'
import { guardianPassword, signInGuardian } from '@matricula/hub/testing/guardian'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

export const portal = '/enrollment/ParentsLogin'

export const section = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the portal with the session of a guardian who came in elsewhere; answers that other browser. */
export async function comeAs(page: Page, hub: TestHub, email: string): Promise<Visitor> {
  const visitor = await signInGuardian(hub, email)
  const [name = '', value = ''] = visitor.cookie.split('=')
  await page.context().addCookies([{ name, value, url: hub.url }])
  await page.goto(portal)
  await section(page, 'Facturas').waitFor()
  return visitor
}

/** Signs in to the portal. */
export async function signInAt(page: Page, email: string, password = guardianPassword): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await button(page, 'Ingresar').click()
}

/** What stands in the bar of the total, in one line. */
export const totalOf = (page: Page) => page.locator('.pay-bar__total')
