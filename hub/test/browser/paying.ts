import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestHub } from '@matricula/hub/testing/test-hub'

interface Chosen {
  readonly period: 1 | 2 | 3
  readonly method: 1 | 2
  readonly quotas: number
}

export const wholeYear: Chosen = { period: 1, method: 2, quotas: 0 }
export const rightAndCosts: Chosen = { period: 3, method: 2, quotas: 11 }
export const bankAgreement: Chosen = { period: 3, method: 1, quotas: 11 }

/** Signs in by the API, as another test has done on the page. */
export async function openSession(page: Page, code: string): Promise<{ 'x-csrf-token': string }> {
  const answer = await page.request.post('/api/enrollment/login', { data: { studentCode: code } })
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  return { 'x-csrf-token': csrfToken }
}

/** On the last step, with everything chosen and no transport. */
export async function arriveToPay(page: Page, code: string, chosen: Chosen): Promise<void> {
  await arriveAt(page, code, { ...chosen, step: 5 })
  await payButton(page).waitFor()
}

type Choices = Chosen & { step: number; transport?: object }

export async function arriveAt(page: Page, code: string, draft: Choices): Promise<void> {
  await keepDraft(page, code, draft)
  await page.goto('/enrollment/main')
  await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
}

/** By the API, whatever the draft held before. */
export async function keepDraft(page: Page, code: string, draft: Choices): Promise<void> {
  const headers = await openSession(page, code)
  const kept = await page.request.get('/api/enrollment/draft')
  const { version } = (await kept.json()) as { version: number }
  const data = { version, transport: { is: 'none' }, ...draft }
  const answer = await page.request.put('/api/enrollment/draft', { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function pressPay(page: Page): Promise<void> {
  await payButton(page).click()
}

/** Where nothing is to be paid it leads on. */
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pagar|Continuar)$/, disabled: false })

export const confirmOf = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Confirmar y pagar|Conectando)/ })

export async function fillPayer(page: Page, payer: { email?: string } = {}): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Ana')
  await dialog.getByLabel('Apellidos').fill('Ruiz Peña')
  await dialog.getByLabel('Número de identificación').fill('52123456')
  await dialog.getByLabel('Correo electrónico').fill(payer.email ?? 'ana.ruiz@example.com')
  await dialog.getByLabel('Número telefónico').fill('3001234567')
}

/** To the provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await pressPay(page)
  await fillPayer(page)
  await confirmOf(page).click()
  await atProvider(page)
}

export async function atProvider(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/payments.card/pay/**')
}

export async function answerAtProvider(page: Page, choice: 'Aprobar' | 'Rechazar' | 'Dejar pendiente') {
  await page.getByRole('button', { name: choice }).click()
  await page.waitForURL('**/enrollment/checkout?token=*')
}

export async function expectResult(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
}

/** How often this student's payment was begun. */
export async function attemptsOf({ hub }: TestHub, code: string): Promise<number> {
  const orders = hub.app.database('enrollment_order').select('id').where({ student_code: code })
  const attempts = await hub.app.database('allocation').whereIn('order_id', orders)
  return attempts.length
}
