import { expect, it } from 'vitest'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const keys = '/enrollment/admin/keys'

it('A key is shown once, opens what its roles open, and opens nothing when it is revoked', async () => {
  const hub = await runHub()
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo(page, keys, 'Llaves de API')
  await page.getByText('No hay llaves.').waitFor()
  await expectWellEverywhere(page, 'no keys')

  await page.getByRole('button', { name: 'Nueva llave' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva llave' })
  await form.getByRole('button', { name: 'Crear la llave' }).click()
  await form.getByText('Ingrese el nombre').waitFor()
  await form.getByText('Elija al menos un rol').waitFor()
  await expectWellEverywhere(page, 'a new key without anything')
  await form.getByLabel('Nombre').fill('Torniquetes')
  await form.getByLabel('Sistemas').check()
  await form.getByText('90 días').waitFor()
  await form.getByRole('button', { name: 'Crear la llave' }).click()

  const issued = page.getByRole('dialog', { name: 'Llave de Torniquetes' })
  await issued.getByText('Cópiela ahora').waitFor()
  await issued.getByText(/^Vence el/).waitFor()
  await expectWellEverywhere(page, 'the key, this once')
  const secret = await issued.getByLabel('Llave').inputValue()
  expect(await issued.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await issued.getByRole('button', { name: 'Copiar' }).click()
  await issued.getByRole('button', { name: 'Copiada' }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret)
  await issued.getByRole('button', { name: 'Ya la guardé' }).click()
  await issued.waitFor({ state: 'hidden' })
  const opener = page.getByRole('button', { name: 'Nueva llave' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.content()).not.toContain(secret)

  const open = async () =>
    (await hub.visitor().get('/api/outbox', { authorization: `Bearer ${secret}` })).status
  expect(await open()).toBe(200)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Torniquetes' })
  await row.getByText('Activa').waitFor()
  await expectWellEverywhere(page, 'one key')
  await row.getByRole('button', { name: /^Revocar la llave Torniquetes/ }).click()
  const question = page.getByRole('dialog', { name: /^¿Revocar la llave Torniquetes/ })
  await question.waitFor()
  await expectWellEverywhere(page, 'the question before a key is revoked')
  await question.getByRole('button', { name: 'Revocar' }).click()
  await row.getByText('Revocada', { exact: true }).waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
  expect(await open()).toBe(401)
})

it('Keys are the administration’s alone', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
  await goTo(page, keys, 'Su cuenta no tiene permiso para esta página')
  expect(await page.getByRole('button', { name: 'Nueva llave' }).count()).toBe(0)
})
