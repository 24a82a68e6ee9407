import type { Page } from 'playwright-core'
import { openSession } from './paying.ts'
import { expectWell, expectWellEverywhere, phone, type Screen, type useBrowser } from './screens.ts'

/** Signs in with a code on the page, which is looked at on these screens, and answers when the wizard is there. */
export async function signIn(page: Page, code: string, screens: readonly Screen[] = []): Promise<void> {
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).waitFor()
  await expectWellEverywhere(page, 'sign-in', screens)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/enrollment/main*')
  await page.getByRole('heading', { name: 'Información inicial' }).waitFor()
}

/** Signs in by the API, as another test does on the page, and opens a step: the first one unless another is asked for. */
export async function enter(page: Page, code: string, step = 0): Promise<void> {
  await openSession(page, code)
  await openStep(page, step)
}

interface Arriving {
  readonly code: string
  readonly screen?: Screen
  readonly step?: number
}

/** A page of its own where a family has come to a step. */
export async function arriveIn(
  browser: ReturnType<typeof useBrowser>,
  url: string,
  { code, screen = phone, step = 0 }: Arriving,
): Promise<Page> {
  const page = await browser.open(screen, url)
  await enter(page, code, step)
  return page
}

/** Opens a step by its link; which one shows is what the family may open. */
export async function openStep(page: Page, step: number): Promise<void> {
  await page.goto(`/enrollment/main?step=${step}`)
  await page.locator('#step-title').waitFor()
}

export async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check()
  await expectWell(page, 'initial information')
}

/** To the next step, which is looked at once it is drawn and priced, on the phone it is on unless more is asked for. */
export async function goOn(page: Page, heading: string, screens: readonly Screen[] = [phone]): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  await page.locator('.skeleton, [aria-busy="true"]').first().waitFor({ state: 'detached' })
  await expectWellEverywhere(page, heading, screens)
}

export async function goWithoutTransport(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Sin transporte' }).check()
  await page.getByRole('button', { name: 'Continuar sin transporte' }).click()
  await page.getByRole('button', { name: 'Cambiar' }).waitFor()
}

/** Through every step to the last, without transport and without activities. */
export async function walkToPay(page: Page): Promise<void> {
  await goOn(page, 'Costos anuales')
  await goOn(page, 'Transporte')
  await goWithoutTransport(page)
  await goOn(page, 'Costos mensuales')
  await goOn(page, 'Actividades comunitarias')
  await goOn(page, 'Pago')
}
