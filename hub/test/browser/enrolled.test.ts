import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { answerAtProvider, arriveToPay, expectResult, goToProvider, wholeYear as chosen } from './paying.ts'
import { button, comeAs, section } from './portal.ts'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const heartbeat = { payments: { askEverySeconds: 1 } }
const hub = useHub({ settings: heartbeat })

const home = (page: Page) => page.getByRole('heading', { name: 'La matrícula está pagada' })

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
}

describe('A family that has paid', () => {
  it('finds receipt and documents at its code again on the same phone, and is asked for no money', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10001', chosen)
    await goToProvider(page)
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    await page.getByText('Revise si falta firmar algún documento de la matrícula.').waitFor()
    await page.getByRole('link', { name: 'Ver el recibo' }).click()
    await page.waitForURL('**/enrollment/resume/*')
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
    await page.context().clearCookies({ name: 'matricula' })

    await page.getByRole('link', { name: 'Documentos' }).click()
    await page.waitForURL('**/enrollment/login?why=documents')
    await page.getByText('Ingrese con el código para ver los documentos.').waitFor()
    expect(await page.getByText('La sesión terminó.').count()).toBe(0)
    await typeCode(page, '10001')
    await page
      .getByRole('dialog', { name: 'Matrícula pagada' })
      .getByText(/faltan firmas/)
      .waitFor()
    await expectWell(page, 'a code whose enrollment is paid')
    await page.getByRole('button', { name: 'Ver la matrícula' }).click()

    await home(page).waitFor()
    await page.getByText('Faltan 3 de 3 firmas.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Contrato de matrícula' }).waitFor()
    await page.getByRole('link', { name: 'Ver el recibo' }).waitFor()
    await page.getByText(/paz y salvo y el certificado de pagos se piden en el portal de familias/).waitFor()
    expect(await page.getByRole('link', { name: 'Ir al portal de familias' }).getAttribute('href')).toBe(
      '/enrollment/ParentsLogin',
    )
    await expectWellEverywhere(page, 'a complete enrollment', [phone, desktop])
    expect(await page.getByText('Total a pagar hoy').count()).toBe(0)
    expect(await page.getByText('No tiene que hacer nada más').count()).toBe(0)
  })

  it('who signs in from the page of the payment comes back to it', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10006', chosen)
    await goToProvider(page)
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    const payment = page.url()
    await page.context().clearCookies({ name: 'matricula' })
    await page.goto(payment)
    await page.getByRole('link', { name: 'Ingresar' }).click()
    await page.getByText('Ingrese con el código para ver el pago.').waitFor()
    await typeCode(page, '10006')
    await page.waitForURL(payment)
    await expectResult(page, 'Pago aprobado')
  })

  it('is told elsewhere that signatures are missing and where to sign, and nothing of the student', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    await typeCode(page, '10010')
    const notice = page.getByRole('dialog', { name: 'Matrícula pagada' })
    await notice.getByText(/faltan firmas.*cuenta de acudiente/).waitFor()
    expect(await page.getByRole('button', { name: 'Ver la matrícula' }).count()).toBe(0)
    expect((await page.request.get('/api/enrollment/student')).status()).toBe(401)
    await notice.getByRole('link', { name: 'Ingresar como acudiente' }).click()
    await page.waitForURL('**/enrollment/ParentsLogin?tab=enrollments')
  })
})

describe('A guardian whose child is enrolled', () => {
  beforeAll(async () => {
    const family = await Family.signIn(hub(), '10014')
    await family.enrol(wholeYear)
    await until(
      () => family.check(),
      ({ data }) => data?.receiptToken != null,
    )
  })

  it('opens the enrollment with its documents, and is led there from the receipt', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.10014@example.com')
    await page.goto('/enrollment/main?documents=1')
    await page.getByText('Usted ingresó con su cuenta de acudiente.').waitFor()
    await expectWell(page, 'a guardian at the page of a family')
    await page.getByRole('link', { name: 'Ver a mis hijos' }).click()
    await section(page, 'Matrículas').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: '10014' })
    await card.getByText('Pagada', { exact: true }).waitFor()
    await card.getByText(/^Faltan firmas/).waitFor()
    await expectWellEverywhere(page, 'a paid enrollment without signatures')
    await page.getByRole('button', { name: 'Ver la matrícula de Emiliano' }).click()
    await home(page).waitFor()
    await page.getByText('Faltan 3 de 3 firmas.').waitFor()
    await button(page, 'Volver a mi familia').click()
    await section(page, 'Matrículas').waitFor()
  })
})
