import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseFor, siblings } from '@matricula/hub/testing/families'
import { useHub } from '@matricula/hub/testing/test-hub'
import { confirmOf, fillPayer } from './paying.ts'
import { button, comeAs, section, totalOf } from './portal.ts'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

const address = 'familia.10014@example.com'
const heartbeat = { everySeconds: 1, noticeAt: 60, stopAt: 100 }

const cards = (page: Page) => page.locator('.child')
const boxes = (page: Page) => cards(page).getByRole('checkbox')

describe('A guardian of two children', () => {
  const hub = useHub({ heartbeat })

  it('opens each enrollment, pays for both at once on a phone, and has one receipt each', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), address)
    await section(page, 'Matrículas').click()
    await cards(page).nth(1).getByText('Sin empezar').waitFor()
    await expectWell(page, 'children who have not begun')

    await page.getByRole('button', { name: 'Abrir matrícula de Salomé' }).click()
    await page.waitForURL('**/enrollment/main*')
    await page.getByRole('heading', { name: 'Información inicial' }).waitFor()
    await expectWell(page, 'a child’s wizard')
    await button(page, 'Volver a mi familia').click()
    await cards(page).nth(1).waitFor()

    for (const code of siblings) await chooseFor(hub(), code, { version: 0 })
    await page.reload()
    await cards(page).getByText('Lista para pagar').nth(1).waitFor()
    expect(await button(page, 'Pagar').isDisabled()).toBe(true)
    await boxes(page).first().focus()
    await page.keyboard.press('Space')
    await totalOf(page).getByText('1 matrícula elegida').waitFor()
    await boxes(page).nth(1).check()
    await totalOf(page).getByText('2 matrículas elegidas').waitFor()
    await expectWell(page, 'two children to pay for')

    await button(page, 'Pagar').click()
    await fillPayer(page)
    await expectWell(page, 'who pays for both')
    await confirmOf(page).click()
    await page.waitForURL('**/sandbox/payments.card/pay/**')
    await page.getByRole('button', { name: 'Aprobar' }).click()

    await page.waitForURL('**/ParentsLogin?family=*')
    await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    await page
      .getByRole('link', { name: /^Ver recibo de/ })
      .nth(1)
      .waitFor()
    await page.getByText('abra la matrícula de cada estudiante').waitFor()
    await expectWell(page, 'a family’s approved payment')
    await page.getByRole('link', { name: 'Ver recibo de Emiliano' }).click()
    await page.waitForURL('**/enrollment/resume/*')
    await page.getByText('10014').first().waitFor()
    const joint = await hub().hub.app.database('payment_attempt').where({ pays: 'orders' }).first()
    const said = page.locator('.receipt__facts')
    await said.getByText('Pagado junto con otras matrículas').waitFor()
    expect(await said.textContent()).toContain(joint.reference)
    expect(await said.textContent()).toContain(joint.provider_ref)
    expect(await page.locator('.receipt').textContent()).not.toContain('10013')
    await expectWell(page, 'one child’s receipt of a payment for two')

    await page.goto('/enrollment/ParentsLogin?tab=history')
    const past = page.getByRole('article')
    await past.getByText('Aprobado').waitFor()
    await past.getByText('Emiliano Muñoz Cifuentes, código 10014').waitFor()
    expect(await past.getByRole('listitem').count()).toBe(2)
    await expectWellEverywhere(page, 'the history of a family’s payment')
    await past.getByRole('link', { name: 'Ver recibo de Emiliano' }).click()
    await page.waitForURL('**/enrollment/resume/*')

    await page.goto('/enrollment/ParentsLogin?tab=enrollments')
    await page.getByRole('button', { name: 'Ver la matrícula de Emiliano' }).click()
    await page.getByRole('heading', { name: 'La matrícula está pagada' }).waitFor()
    await page.getByText('0 de 3 firmados').first().waitFor()
  })
})

describe('A guardian whose child has an open question', () => {
  const hub = useHub({ heartbeat })

  it('is not told that it is ready to pay', async () => {
    const page = await browser.open(phone, hub().url)
    await chooseFor(hub(), '10014', { transport: { is: 'undecided' } })
    await comeAs(page, hub(), address)
    await section(page, 'Matrículas').click()
    const card = cards(page).filter({ hasText: '10014' })
    await card.getByText('Falta elegir el transporte').waitFor()
    expect(await card.getByText('Lista para pagar').count()).toBe(0)
    await card.getByText('Aún no se puede pagar').waitFor()
  })
})

describe('A guardian who looks closer', () => {
  const hub = useHub({ heartbeat })

  it('sees a price that changed under the list, pays on a desktop, and finds the pending payment again', async () => {
    const page = await browser.open(desktop, hub().url)
    await comeAs(page, hub(), address)
    for (const code of siblings) await chooseFor(hub(), code)
    await section(page, 'Matrículas').click()
    await boxes(page).nth(1).waitFor()
    for (const box of await boxes(page).all()) await box.check()
    await chooseFor(hub(), '10014', { version: 1, period: 2, quotas: 0 })

    await button(page, 'Pagar').click()
    await fillPayer(page)
    await confirmOf(page).click()

    await page.getByText('El valor de Emiliano Muñoz Cifuentes cambió').waitFor()
    await cards(page).getByText('Primer semestre').waitFor()
    await expectWell(page, 'a price that changed')

    await button(page, 'Pagar').click()
    await confirmOf(page).click()
    await page.waitForURL('**/sandbox/payments.card/pay/**')
    await page.getByRole('button', { name: 'Dejar pendiente' }).click()
    await page.waitForURL('**/ParentsLogin?family=*')
    await page.getByRole('heading', { name: 'Pago pendiente' }).waitFor()
    await page.getByText('No pague de nuevo todavía').waitFor()
    await expectWell(page, 'a family’s pending payment')

    await page.getByRole('link', { name: 'Volver a la lista' }).click()
    await cards(page).getByText('Pago en proceso').nth(1).waitFor()
    expect(await boxes(page).count()).toBe(0)
    await expectWell(page, 'children whose payment is under way')
    await page.getByRole('link', { name: 'Ver el pago' }).first().click()
    await page.getByRole('heading', { name: 'Pago pendiente' }).waitFor()

    await section(page, 'Historial').click()
    await page.getByRole('article').getByText('Pendiente').waitFor()
    await page.getByRole('link', { name: 'Ver el estado' }).click()
    await page.getByRole('heading', { name: 'Pago pendiente' }).waitFor()
  })
})
