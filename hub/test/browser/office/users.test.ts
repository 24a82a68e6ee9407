import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from '../screens.ts'
import { chooseFilter, comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const users = '/enrollment/admin/users'

async function shows(page: Page, ...usernames: string[]): Promise<void> {
  await expect
    .poll(() => page.getByRole('row').getByRole('link').allTextContents(), { timeout: 10_000 })
    .toEqual(usernames)
}

describe('A new account', () => {
  it('is made with a password that opens it', async () => {
    const hub = await runHub()
    const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
    await goTo(page, users, 'Usuarios del personal')
    await expectWellEverywhere(page, 'users')
    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog', { name: 'Nuevo usuario' })
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    for (const missing of ['Ingrese el usuario', 'Ingrese el nombre', 'Elija al menos un rol']) {
      await drawer.getByText(missing).waitFor()
    }
    await drawer.getByText('Ingrese la contraseña').waitFor()
    expect(await drawer.getByLabel('Usuario').evaluate(hasFocus)).toBe(true)
    await expectWellEverywhere(page, 'a new account without anything')

    await drawer.getByLabel('Usuario').fill('María Pérez')
    await drawer.getByText(/^Use de 3 a 60 letras minúsculas/).waitFor()
    await drawer.getByLabel('Usuario').fill('finanzas')
    await drawer.getByLabel('Nombre').fill('María Pérez')
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    await expect.poll(() => drawer.getByRole('checkbox').first().evaluate(hasFocus)).toBe(true)
    await drawer.getByLabel('Finanzas').check()
    await drawer.getByLabel('Contraseña').fill('corta')
    await drawer.getByText('Mínimo 10 caracteres', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: 'Generar contraseña' }).click()
    const password = await drawer.getByLabel('Contraseña').inputValue()
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    await drawer
      .locator('#username_help')
      .getByText('Ya existe una cuenta con ese nombre de usuario.')
      .waitFor()
    await expect.poll(() => drawer.getByLabel('Usuario').evaluate(hasFocus)).toBe(true)
    await expectWellEverywhere(page, 'a name that is taken')

    await drawer.getByLabel('Usuario').fill('maria.perez')
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    await page.getByText('El usuario maria.perez ya puede ingresar.').waitFor()
    const signIn = await hub.visitor().post('/api/staff/session', { username: 'maria.perez', password })
    expect(signIn).toMatchObject({ status: 200, body: { roles: ['finance'] } })
  })
})

describe('A form whose session ends', () => {
  it('keeps what was typed, and goes on after signing in beside it', async () => {
    const hub = await runHub()
    const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })
    await goTo(page, users, 'Usuarios del personal')
    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog', { name: 'Nuevo usuario' })
    await drawer.getByLabel('Usuario').fill('maria.perez')
    await drawer.getByLabel('Nombre').fill('María Pérez')
    await drawer.getByLabel('Finanzas').check()
    await drawer.getByRole('button', { name: 'Generar contraseña' }).click()
    await page.context().clearCookies()
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      drawer.getByRole('link', { name: 'Ingresar en otra pestaña' }).click(),
    ])
    await expectWell(page, 'a session that ended')
    await tab.getByLabel('Usuario').fill('admin')
    await tab.getByLabel('Contraseña').fill('demo')
    await tab.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await tab.getByRole('link', { name: 'Inicio' }).waitFor()
    await tab.close()
    await drawer.getByRole('button', { name: 'Crear el usuario' }).click()
    await page.getByText('El usuario maria.perez ya puede ingresar.').waitFor()
  })
})

describe('An account', () => {
  it('is changed, signed out, disabled and enabled again', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const mine = async () => (await finance.get('/api/payments')).status
    const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
    await goTo(page, `${users}?user=finanzas`, 'Usuarios del personal')
    const drawer = page.getByRole('dialog', { name: 'Usuario finanzas' })
    await expectWellEverywhere(page, 'an account')
    await drawer.getByLabel('Nombre').fill('Tesorería')
    await drawer.getByRole('button', { name: 'Guardar los cambios' }).click()
    await page.getByText('El usuario quedó guardado.').waitFor()
    expect(await mine(), 'a new name ends no session').toBe(200)

    await drawer.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
    await page.getByText('Se cerraron todas las sesiones de finanzas.').waitFor()
    expect(await mine()).toBe(401)

    await drawer.getByRole('button', { name: 'Deshabilitar' }).click()
    const question = page.getByRole('dialog', { name: '¿Deshabilitar a finanzas?' })
    await question.waitFor()
    await expectWellEverywhere(page, 'the question before an account is disabled')
    await question.getByRole('button', { name: 'Deshabilitar' }).click()
    await drawer.getByText('Deshabilitado').waitFor()
    const again = { username: 'finanzas', password: 'demo' }
    expect((await hub.visitor().post('/api/staff/session', again)).status).toBe(401)
    await drawer.getByRole('button', { name: 'Habilitar de nuevo' }).click()
    await drawer.getByText('Activo').waitFor()
    expect((await hub.visitor().post('/api/staff/session', again)).status).toBe(200)
  })

  it('that is the last administrator’s keeps its role and is not disabled', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admin', screen: desktop })
    await goTo(page, `${users}?user=admin`, 'Usuarios del personal')
    const drawer = page.getByRole('dialog', { name: 'Usuario admin' })
    const last = 'Debe quedar al menos una cuenta activa con el rol admin.'
    await drawer.getByLabel('Administración').uncheck()
    await drawer.getByLabel('Sistemas').check()
    await drawer.getByRole('button', { name: 'Guardar los cambios' }).click()
    await drawer.locator('#roles_help').getByText(last).waitFor()
    await expectWell(page, 'the last administrator’s role')

    await drawer.getByRole('button', { name: 'Deshabilitar' }).click()
    await page
      .getByRole('dialog', { name: /^¿Deshabilitar/ })
      .getByRole('button', { name: 'Deshabilitar' })
      .click()
    await drawer.getByRole('region', { name: 'Acceso' }).getByText(last).waitFor()
    expect(await drawer.getByText('Activo').count()).toBe(1)
  })
})

describe('The list of accounts', () => {
  it('is found by name, role and access', async () => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    await admin.send('PATCH', '/api/staff/users/seguridad', JSON.stringify({ disabled: true }), {
      'content-type': 'application/json',
    })
    const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: desktop })
    await goTo(page, users, 'Usuarios del personal')
    await page.getByRole('searchbox').fill('admi')
    await shows(page, 'admin', 'admisiones')
    await page.getByRole('searchbox').fill('')
    await chooseFilter(page, 'Acceso', 'Deshabilitado')
    await shows(page, 'seguridad')
    await chooseFilter(page, 'Acceso', 'Activo')
    await chooseFilter(page, 'Rol', 'Transporte')
    await shows(page, 'transporte')
    await page.reload()
    await shows(page, 'transporte')
    expect(await page.getByText('1 resultado', { exact: true }).count()).toBe(1)
  })

  it('is the administration’s alone', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
    await goTo(page, users, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByRole('table').count()).toBe(0)
  })
})
