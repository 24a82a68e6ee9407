import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { guardianPassword } from '@matricula/hub/testing/guardian'
import { mailsTo, secretIn } from '@matricula/hub/testing/mailbox'
import { runProvider } from '@matricula/hub/testing/oidc-provider'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { button, comeAs, portal, section, signInAt } from './portal.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

async function openSignIn(screen = phone): Promise<Page> {
  const page = await browser.open(screen, hub().url)
  await page.goto(portal)
  await page.getByRole('heading', { name: 'Ingrese a su cuenta' }).waitFor()
  return page
}

async function fillAccount(page: Page, email: string, password = guardianPassword): Promise<void> {
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Nombre completo').fill('Ana Ruiz')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await button(page, 'Crear cuenta').click()
}

/** Opens the newest mail of the demonstration's mailbox, as its link on the page leads there. */
async function openMail(page: Page, email: string): Promise<void> {
  await mailsTo(hub(), email)
  await page.goto(
    (await page.getByRole('link', { name: 'Abrir el buzón' }).first().getAttribute('href')) ?? '',
  )
  await page
    .getByRole('link', { name: /Verifique su correo/ })
    .first()
    .click()
  await page.getByRole('link', { name: /ParentsLogin\?verify=/ }).click()
}

describe('A new guardian', () => {
  it('registers, opens the link of the mail, confirms the password and is in', async () => {
    const email = 'familia.10014@example.com'
    const page = await openSignIn()
    await button(page, `Dos hermanos sin facturas por pagar ${email}`).click()
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(email)
    await expectWellEverywhere(page, 'the sign-in page')
    await fillAccount(page, email)
    await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
    await expectWellEverywhere(page, 'a mail is on its way')

    await openMail(page, email)
    await page.getByRole('heading', { name: 'Confirme su correo' }).waitFor()
    await page.waitForURL((address) => !address.searchParams.has('verify'))
    await page.reload()
    await page.getByLabel('Contraseña', { exact: true }).fill('otra clave distinta')
    await button(page, 'Confirmar e ingresar').click()
    await page.getByRole('alert').getByText('Error en registro').waitFor()
    await expectWellEverywhere(page, 'the wrong password for the link')
    await page.getByLabel('Contraseña', { exact: true }).fill(guardianPassword)
    await button(page, 'Confirmar e ingresar').click()

    await page.getByText('Sesión de Ana Ruiz').waitFor()
    await page.getByText('No hay facturas disponibles.').waitFor()
    await expectWellEverywhere(page, 'students without invoices')
    await button(page, 'Cerrar sesión').click()
    await page.getByText('Sesión cerrada.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Ingrese a su cuenta' }).waitFor()
  })

  it('is told beside each field what is wrong with the registration, and gets another mail while the first is not opened', async () => {
    const email = 'familia.20388@example.com'
    const page = await openSignIn(desktop)
    await fillAccount(page, 'sin-arroba', 'corta')
    await page.getByRole('alert').getByText('Error en registro').waitFor()
    await page.getByText('Escriba un correo electrónico válido.').waitFor()
    await page.getByLabel('Correo electrónico').and(page.locator(':focus')).waitFor()
    await expectWellEverywhere(page, 'a registration that was refused')
    await page.getByLabel('Correo electrónico').fill('nueva@example.com')
    await button(page, 'Crear cuenta').click()
    await page.getByText('Debe tener al menos 10 caracteres.').waitFor()
    await page.getByLabel('Contraseña', { exact: true }).fill('nueva@example.com')
    await button(page, 'Crear cuenta').click()
    await page.getByText('La contraseña no puede ser su correo').waitFor()
    await page.getByLabel('Mostrar la contraseña').check()
    expect(await page.getByLabel('Contraseña', { exact: true }).getAttribute('type')).toBe('text')

    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(guardianPassword)
    await button(page, 'Crear cuenta').click()
    await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
    await page.getByRole('link', { name: 'Volver al ingreso' }).click()
    await signInAt(page, email)
    await page.getByRole('alert').getByText('Error en inicio de sesión').waitFor()
    await page.getByText('Abra el enlace de verificación que le enviamos por correo.').waitFor()
    expect(await mailsTo(hub(), email, 2)).toHaveLength(2)
  })
})

describe('Who has an account', () => {
  it('is refused in the same words with a wrong password and with an unknown address', async () => {
    const email = 'familia.20409@example.com'
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), email)
    await button(page, 'Cerrar sesión').click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Error en inicio de sesión' })
    const said: (string | null)[] = []
    for (const address of [email, 'nadie@example.com']) {
      await signInAt(page, address, 'una clave equivocada')
      await refusal.waitFor()
      said.push(await refusal.textContent())
      await page.reload()
      await page.getByRole('heading', { name: 'Ingrese a su cuenta' }).waitFor()
    }
    expect(said[0]).toContain('El usuario o la contraseña no son correctos.')
    expect(said[1]).toBe(said[0])
    await signInAt(page, email)
    await section(page, 'Facturas').waitFor()
  })

  it('sets a new password by mail, once', async () => {
    const email = 'familia.20484@example.com'
    const page = await browser.open(desktop, hub().url)
    await comeAs(page, hub(), email)
    await page.context().clearCookies()
    await page.goto(portal)
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await expectWellEverywhere(page, 'a forgotten password')
    await button(page, 'Enviar el enlace').click()
    await page.getByText(`Si hay una cuenta con ${email}`).waitFor()
    const mail = (await mailsTo(hub(), email, 2)).at(-1)
    const link = `${portal}?reset=${mail === undefined ? '' : secretIn(mail)}`

    await page.goto(link)
    await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('otra clave de prueba')
    await expectWellEverywhere(page, 'a new password')
    await button(page, 'Guardar la contraseña').click()
    await page.getByText('Contraseña guardada.').waitFor()
    await signInAt(page, email, 'otra clave de prueba')
    await section(page, 'Facturas').waitFor()

    await page.goto(link)
    await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('una tercera clave')
    await button(page, 'Guardar la contraseña').click()
    await page.getByRole('alert').getByText('No pudimos guardar la contraseña').waitFor()
    await expectWellEverywhere(page, 'a link that is over')
    await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
    await button(page, 'Enviar el enlace').waitFor()
  })
})

describe('A third-party account', () => {
  it('opens the portal by its verified address, and one without says why not', async () => {
    const email = 'familia.20226@example.com'
    const provider = await runProvider({
      ana: { name: 'Ana Ruiz', email, email_verified: true },
      mute: { name: 'Sin correo' },
    })
    const own = await runHub({ settings: { access: { oidc: { guardians: provider.client } } } })
    provider.serve(own.url)
    const page = await browser.open(phone, own.url)

    await signInElsewhere(page, 'mute')
    await page.getByRole('alert').getByText('Esta cuenta no tiene acceso aquí.').waitFor()
    await page.waitForURL((address) => !address.searchParams.has('problem'))
    await expectWellEverywhere(page, 'a third-party account that is refused')
    await page.context().clearCookies()

    await signInElsewhere(page, 'ana')
    await page.getByText('Sesión de Ana Ruiz').waitFor()
  })
})

/** Signs in at the provider's own pages, which then ask whether the school may know. */
async function signInElsewhere(page: Page, person: string): Promise<void> {
  await page.goto(portal)
  await page.getByRole('link', { name: 'Ingresar con otra cuenta' }).click()
  await page.locator('input[name=login]').fill(person)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`**${portal}*`)
}
