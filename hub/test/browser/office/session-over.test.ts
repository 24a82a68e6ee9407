import { expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import { desktop, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

it('Whose session ended while they wrote keeps the page and what they wrote, and signs in beside it', async () => {
  const hub = await runHub()
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })
  await goTo(page, '/enrollment/admin/users', 'Usuarios')
  await page.getByRole('row', { name: /finanzas/ }).waitFor()
  await page.keyboard.press('n')
  const drawer = page.getByRole('dialog', { name: 'Nuevo usuario' })
  await drawer.getByLabel('Nombre').fill('María Pérez')
  const read = page.waitForResponse(
    (response) => response.url().includes('/api/staff/users?') && response.status() === 401,
  )
  await page.context().clearCookies()
  hub.hub.app.live.changed('access')
  await read

  await page.getByText('Su sesión terminó. Ingrese de nuevo para continuar.').waitFor()
  expect(await drawer.getByLabel('Nombre').inputValue()).toBe('María Pérez')
  const signIn = page.locator('a', { hasText: 'Ingresar en otra pestaña' })
  expect(await signIn.getAttribute('target')).toBe('_blank')
})
