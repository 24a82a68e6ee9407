import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { goOn, goWithoutTransport, signIn } from './family.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

/** What the browser's console says of things that the page's policy kept out. */
function watchPolicy(page: Page): readonly string[] {
  const kept: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) kept.push(message.text())
  })
  return kept
}

describe('On a phone and on a desktop', () => {
  it.each([
    ['Español', 'Lea el aviso de privacidad', 'Aviso de privacidad', 'Sus derechos.'],
    ['English', 'Read the privacy notice', 'Privacy notice', 'Your rights.'],
  ])('the privacy notice is read before signing in, in %s', async (language, link, title, rights) => {
    const page = await browser.open(phone, hub().url)
    const keptOut = watchPolicy(page)
    await page.goto('/enrollment/login')
    await page.getByRole('button', { name: language }).click()
    await page.getByRole('button', { name: link }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByText(rights).waitFor()
    await dialog.getByText('NIT 900.123.456-8').waitFor()
    await expectWellEverywhere(page, title)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate('document.activeElement.textContent')).toBe(link)
    expect(keptOut).toEqual([])
  })

  it('the pages of a family need nothing that their policy keeps out', async () => {
    const both = [phone, desktop]
    const page = await browser.open(phone, hub().url)
    const keptOut = watchPolicy(page)
    await signIn(page, '10001', both)
    await goOn(page, 'Costos anuales', both)
    await goOn(page, 'Transporte', both)
    await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
    await page.locator('canvas').first().waitFor()
    await goWithoutTransport(page)
    await goOn(page, 'Costos mensuales', both)
    await goOn(page, 'Actividades comunitarias', both)
    await goOn(page, 'Pago', both)
    expect(keptOut).toEqual([])
  })
})

describe('The sign-in page before its script arrives', () => {
  it('says what signing in means, with no style but the one that the hub numbered and no script of its own', async () => {
    const { text } = await hub().visitor().get('/enrollment/login')
    expect(text).toContain('usted autoriza el tratamiento de los datos del estudiante')
    expect(text).toContain('Lea el aviso de privacidad')
    expect(text).not.toMatch(/<style(?! nonce="[0-9a-f]{32}">)|\sstyle=|<script(?![^>]*\ssrc=)/)
  })
})
