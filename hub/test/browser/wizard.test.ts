import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setSeasonClock } from '../support/season-clock.ts'
import { runHub } from '../support/test-hub.ts'
import { choosePeriod, goOn, signIn } from './family.ts'
import { desktop, expectWell, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

async function arrive(code: string, screen = phone): Promise<Page> {
  const { url } = await runHub()
  const page = await browser.open(screen, url)
  await signIn(page, code)
  return page
}

describe('The sign-in page', () => {
  it.each([
    ['10010', 'Matrícula completa', '2025-06-19T10:00:00-05:00'],
    ['10012', 'Pago aún no activo', '2025-06-19T10:00:00-05:00'],
    ['ZZZZZ', 'Pago aún no activo', '2025-06-19T10:00:00-05:00'],
    ['10009', 'Formulario extemporáneo', '2025-06-21T00:00:00-05:00'],
    ['10001', 'Plataforma en mantenimiento', '2025-06-19T05:30:00-05:00'],
    ['10001', 'Plataforma cerrada', '2025-09-01T00:00:00-05:00'],
  ])('tells %s: %s', async (code, title, now) => {
    const hub = await runHub()
    await setSeasonClock(hub, now)
    const page = await browser.open(phone, hub.url)
    await page.goto('/enrollment/login')
    await page.getByLabel('Código del estudiante').fill(code)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('dialog').getByText(title).waitFor()
    await expectWell(page, title)
  })

  it('disables the periods whose discount has ended, with their date', async () => {
    const hub = await runHub()
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    const page = await browser.open(phone, hub.url)
    await signIn(page, '10001')
    expect(await page.getByRole('radio', { name: 'Año completo' }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Primer semestre' }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Derecho de matrícula y costos' }).isChecked()).toBe(true)
    await expectWell(page, 'closed periods')
  })

  it('speaks English to who asks for it', async () => {
    const { url } = await runHub()
    const page = await browser.open(desktop, url, 'en-US')
    await page.goto('/enrollment/login')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: /Enrollment/ }).waitFor()
    await expectWell(page, 'sign-in in English')
  })

  it('goes on in English on a phone, and nothing spills over', async () => {
    const { url } = await runHub()
    const page = await browser.open(phone, url, 'en-US')
    await page.goto('/enrollment/login')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Student code').fill('10007')
    await page.getByRole('button', { name: 'Sign in', disabled: false }).click()
    await page.getByRole('heading', { name: 'Initial information' }).waitFor()
    await expectWell(page, 'initial information in English')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'Annual fees' }).waitFor()
    await expectWell(page, 'annual fees in English')
  })

  it('says that the clock is the season’s, and on a phone too', async () => {
    const { url } = await runHub()
    const page = await browser.open(phone, url)
    await page.goto('/enrollment/login')
    expect(await page.getByText(/Reloj de temporada: 19 de junio de 2025/).textContent()).toContain('10:00')
  })
})

describe('The wizard', () => {
  it('keeps what was chosen over a reload and on another device', async () => {
    const { url } = await runHub()
    const first = await browser.open(phone, url)
    await signIn(first, '10001')
    await choosePeriod(first, 'Primer semestre')
    await goOn(first, 'Costos anuales')
    await first.reload()
    await first.getByRole('heading', { name: 'Costos anuales' }).waitFor()

    const second = await browser.open(desktop, url)
    await signInAgain(second, '10001')
    await second.getByRole('button', { name: 'Anterior' }).click()
    expect(await second.getByRole('radio', { name: 'Primer semestre' }).isChecked()).toBe(true)
  })

  it('opens the proof of an amount, and gives the focus back', async () => {
    const page = await arrive('10002')
    await goOn(page, 'Costos anuales')
    const amount = page.getByRole('button', { name: /3\.230\.000/ }).first()
    await amount.click()
    const proof = page.getByRole('dialog')
    await proof.getByText(/Descuento progresivo del grado/).waitFor()
    await expectWell(page, 'proof')
    await page.keyboard.press('Escape')
    await proof.waitFor({ state: 'hidden' })
    expect(await amount.and(page.locator(':focus')).count()).toBe(1)
  })

  it('hides Siguiente on transport until an old student who requires it has confirmed', async () => {
    const page = await arrive('10005', desktop)
    await goOn(page, 'Costos anuales')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Siguiente' }).count()).toBe(0)
    await page.getByRole('radio', { name: /año anterior/i }).check()
    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Sí|Confirmar)/ })
      .click()
    await page.getByRole('button', { name: 'Siguiente' }).waitFor()
    await expectWell(page, 'transport confirmed')
  })

  it('measures the way to school by keyboard alone and draws it', async () => {
    const page = await arrive('10013')
    await goOn(page, 'Costos anuales')
    await goOn(page, 'Transporte')
    await page.getByRole('radio', { name: /Calcular/ }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Al norte' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Calcular', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Distancias simuladas').waitFor()
    await page.getByText('Promedio').waitFor()
    await expectWell(page, 'routes')
  })

  it('subscribes to three activities at most', async () => {
    const page = await arrive('10001')
    await page.goto('/enrollment/main?step=1')
    await goOn(page, 'Transporte')
    await goOn(page, 'Costos mensuales')
    await goOn(page, 'Actividades comunitarias')
    for (const held of [1, 2, 3]) {
      await page
        .getByRole('button', { name: /^Inscribir/, disabled: false })
        .first()
        .click()
      await page
        .getByText(new RegExp(`${held} de 3`))
        .first()
        .waitFor()
    }
    await expectWell(page, 'three activities')
  })
})

async function signInAgain(page: Page, code: string): Promise<void> {
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/enrollment/main*')
  await page.getByRole('heading', { name: 'Costos anuales' }).waitFor()
}
