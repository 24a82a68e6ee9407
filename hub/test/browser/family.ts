import type { Page } from 'playwright-core'
import { expectWell } from './screens.ts'

/** Signs in with a code, looks at the page where that is done, and answers when the wizard is there. */
export async function signIn(page: Page, code: string): Promise<void> {
  await writeCode(page, code)
  await expectWell(page, 'sign-in')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/enrollment/main*')
  await page.getByRole('heading', { name: 'Información inicial' }).waitFor()
}

/** Signs in with a code and opens a step, the first one unless another is asked for. */
export async function enter(page: Page, code: string, step = 0): Promise<void> {
  await writeCode(page, code)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/enrollment/main*')
  await openStep(page, step)
}

/** Opens a step by its link; which one shows is what the family may open. */
export async function openStep(page: Page, step: number): Promise<void> {
  await page.goto(`/enrollment/main?step=${step}`)
  await page.locator('#step-title').waitFor()
}

async function writeCode(page: Page, code: string): Promise<void> {
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).waitFor()
}

export async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check()
  await expectWell(page, 'initial information')
}

/** To the next step, which is looked at. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await expectWell(page, heading)
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
