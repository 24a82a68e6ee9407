import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, tablet, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()
const admissions = 'Ir al sistema de admisiones'

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
}

/** Looks at the notice a code leads to, whose links are these, and closes it by keyboard. */
async function expectNotice(page: Page, title: string, links: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  expect(await dialog.getByRole('link').allTextContents()).toEqual(links)
  await expectWell(page, title)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

describe('The sign-in page', () => {
  it('lets exactly five characters in, by keyboard alone', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    await page.getByRole('heading', { name: 'Matrícula 2025-2026' }).waitFor()
    const code = page.getByLabel('Código del estudiante')
    const button = page.getByRole('button', { name: 'Ingresar' })
    await code.focus()
    await page.keyboard.type('1000')
    await page.keyboard.press('Enter')
    expect(await button.isDisabled()).toBe(true)
    await page.keyboard.type('1234')
    expect(await code.inputValue()).toBe('10001')
    await page.getByRole('button', { name: 'Ingresar', disabled: false }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/enrollment/main*')
    await page.getByRole('heading', { name: 'Información inicial' }).and(page.locator(':focus')).waitFor()
  })

  it('says what it is for, which browsers it knows, and where else to go', async () => {
    const page = await browser.open(tablet, hub().url)
    await page.goto('/enrollment/login')
    await page.getByText('Mozilla 59+, Chrome 79+, Safari 12+').waitFor()
    await page.getByText('601 555 0100').waitFor()
    const links = page.getByRole('navigation', { name: 'Otros servicios' }).getByRole('link')
    const addresses = (await links.all()).map((link) => link.getAttribute('href'))
    expect(await Promise.all(addresses)).toEqual([
      '/enrollment/ParentsLogin',
      '/enrollment/fees',
      '/enrollment/facilities',
    ])
    await expectWell(page, 'sign-in on a tablet')
    const title = await page.locator('.login__tagline').textContent()
    expect(await page.evaluate('document.documentElement.dataset.scene')).toMatch(/^(dawn|rain|noon|dusk)$/)
    expect([
      'Un nuevo año comienza en la montaña',
      'Todo florece después de la lluvia',
      'Aprender a plena luz',
      'Cada tarde, un paso más',
    ]).toContain(title)
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Student code').waitFor()
    await page.getByText('Mozilla 59+, Chrome 79+, Safari 12+').waitFor()
    await expectWell(page, 'sign-in in English on a desktop')
  })

  it('turns three pictures by keyboard, and never by itself for who asked for less motion', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    const carousel = page.getByRole('region', { name: 'Toma control de tu vida' })
    await carousel.getByRole('button', { name: 'Reanudar las imágenes' }).waitFor()
    await carousel.getByRole('img', { name: 'Imagen 1 de 3' }).waitFor()
    await carousel.getByRole('button', { name: 'Imagen siguiente' }).focus()
    await page.keyboard.press('Enter')
    await carousel.getByRole('img', { name: 'Imagen 2 de 3' }).waitFor()
    await carousel.getByRole('button', { name: 'Imagen anterior' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await carousel.getByRole('img', { name: 'Imagen 3 de 3' }).waitFor()
    expect(await carousel.getByRole('img').count()).toBe(1)
  })
})

describe('What is no part of a student code', () => {
  it('is left out, which is said', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    const field = page.getByLabel('Código del estudiante')
    const said = page.getByText('El código son 5 letras o números: quitamos lo demás.')
    await field.pressSequentially('10 01')
    await said.waitFor()
    expect(await field.inputValue()).toBe('1001')
    await expectWellEverywhere(page, 'a code with a blank')
    await field.fill('')
    await said.waitFor({ state: 'detached' })
    await field.fill('10 014')
    await said.waitFor()
    expect(await field.inputValue()).toBe('10014')
  })
})

describe('A student code leads', () => {
  // A school that works on its platform every night.
  const maintenance = { from: '05:00', to: '06:00' }
  const moving = useHub({ parentSeason: { windows: { maintenance } } })

  it('to the notice of its situation, in its days', async () => {
    const page = await browser.open(phone, moving().url)
    await setSeasonClock(moving(), '2025-06-19T10:00:00-05:00')
    await page.goto('/enrollment/login')
    await enter(page, '10010')
    await expectNotice(page, 'Matrícula pagada', ['Ingresar como acudiente'])
    await enter(page, '10012')
    await expectNotice(page, 'Pago aún no activo', [admissions])
    await enter(page, 'zzzzz')
    await expectNotice(page, 'Pago aún no activo', [admissions])
    await setSeasonClock(moving(), '2025-06-21T10:00:00-05:00')
    await enter(page, '10009')
    await page
      .getByText('El pago solo se habilitó entre el 18 y el 20 de junio, y esos días ya pasaron.')
      .waitFor()
    await expectNotice(page, 'Matrícula extemporánea', [])
    await setSeasonClock(moving(), '2025-06-17T10:00:00-05:00')
    await enter(page, '10009')
    await page.getByText('El pago solo se habilita entre el 18 y el 20 de junio.').waitFor()
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/enrollment/login')
    await setSeasonClock(moving(), '2025-06-18T10:00:00-05:00')
    await enter(page, '10009')
    await page.waitForURL('**/enrollment/main*')
  })

  it('to the notice of a platform in maintenance, or closed, with the way to admissions', async () => {
    const page = await browser.open(desktop, moving().url)
    await setSeasonClock(moving(), '2025-06-19T05:30:00-05:00')
    await page.goto('/enrollment/login')
    await enter(page, '10001')
    await page.getByText('La plataforma vuelve a las 6:00 a.m.').waitFor()
    await expectNotice(page, 'Plataforma en mantenimiento', [admissions])
    await setSeasonClock(moving(), '2025-09-01T00:00:00-05:00')
    await enter(page, '10001')
    const link = page.getByRole('dialog').getByRole('link', { name: admissions })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://admisiones.lacordillera.example')
    await expectNotice(page, 'Plataforma cerrada', [admissions])
  })

  it('nowhere after too many tries, and is told how long to wait', async () => {
    const wary = await runHub({ settings: { access: { triesPerCode: 1 } } })
    const page = await browser.open(phone, wary.url)
    await page.goto('/enrollment/login')
    await enter(page, '10012')
    await expectNotice(page, 'Pago aún no activo', [admissions])
    await enter(page, '10012')
    await page.getByRole('alert').getByText('Por seguridad, espere 15 minutos').waitFor()
    await expectWell(page, 'too many tries')
  })

  it('nowhere without a connection, and stays in the field', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    await page.getByRole('heading', { name: 'Matrícula 2025-2026' }).waitFor()
    await page.context().setOffline(true)
    await enter(page, '10001')
    await page.getByRole('alert').getByText('No hay conexión a internet.').waitFor()
    expect(await page.getByLabel('Código del estudiante').inputValue()).toBe('10001')
    await page.context().setOffline(false)
    await enter(page, '10001')
    await page.waitForURL('**/enrollment/main*')
  })
})

it('Before any script arrives the page shows its links, its field and its notice', async () => {
  const { text } = await hub().visitor().get('/enrollment/login')
  for (const shown of [
    'href="/enrollment/fees"',
    'name="studentCode"',
    'Mozilla 59+, Chrome 79+, Safari 12+',
  ])
    expect(text).toContain(shown)
})
