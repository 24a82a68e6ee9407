import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LinkPayer, linkPayer } from '@matricula/hub/testing/pay-links'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { arriveToPay, atProvider, rightAndCosts } from './paying.ts'
import { comeIn } from './office/staff-member.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const dialog = (page: Page) => page.getByRole('dialog')

/** What a family sends from the payment step; answers the address. */
async function sendLink(page: Page, code: string): Promise<string> {
  await arriveToPay(page, code, rightAndCosts)
  await page.getByRole('button', { name: 'Enviar enlace de pago' }).click()
  await dialog(page).getByLabel('También el nombre').check()
  await dialog(page).getByLabel('Mensaje para quien paga').fill('Gracias, tía')
  await dialog(page).getByRole('button', { name: 'Crear enlace' }).click()
  return (await dialog(page).locator('.alert .send-link__address').textContent()) ?? ''
}

/** Whom the invoice is made out to: a company, in the form that is open. */
async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('De una empresa').check()
  await page.getByLabel('NIT', { exact: true }).fill('890903938-8')
  await page.getByLabel('Razón social').fill('Textiles del Norte S.A.S.')
  await page.getByLabel('Correo para la factura').fill('facturas@example.com')
}

async function fillPayer(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(linkPayer.name)
  await page.getByLabel('Apellidos').fill(linkPayer.lastname)
  await page.getByLabel('Número de identificación').fill('41222333')
  await page.getByLabel('Correo electrónico').fill(linkPayer.email)
  await page.getByLabel('Número telefónico').fill('3001234567')
}

describe('A family that sends a payment link', () => {
  it('sees beside its choice what the payer will see, and sends the school’s name with the address alone', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10001', rightAndCosts)
    await page.getByRole('button', { name: 'Enviar enlace de pago' }).click()
    const preview = dialog(page).getByRole('region', { name: 'Qué se paga' })
    await preview.waitFor()
    expect(await preview.getByText('Derecho de matrícula').count()).toBe(0)
    await dialog(page).getByLabel('El valor y los conceptos').check()
    await preview.getByText('Derecho de matrícula').waitFor()
    await dialog(page).getByLabel('Días de vigencia').fill('31')
    expect(await dialog(page).getByRole('button', { name: 'Crear enlace' }).isDisabled()).toBe(true)
    await dialog(page).getByLabel('Días de vigencia').fill('3')
    await dialog(page).getByRole('button', { name: 'Crear enlace' }).click()
    await dialog(page).getByText('El enlace está listo').waitFor()
    await until(
      () => page.evaluate('document.activeElement?.textContent ?? ""'),
      (focused) => String(focused).includes('El enlace está listo'),
    )
    const sent = await dialog(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(sent ?? '')).toMatch(
      /^https:\/\/wa\.me\/\?text=[^?&]+: http\S+\/enrollment\/pay\/[0-9a-f]{32}$/,
    )
    await expectWellEverywhere(page, 'the dialog of a payment link')

    await dialog(page).getByText('Matrícula de Mariana').waitFor()
    await dialog(page).getByRole('button', { name: 'Retirar' }).click()
    await dialog(page).getByText('Quien tenga este enlace ya no podrá pagar con él.').waitFor()
    await dialog(page).getByRole('button', { name: 'Sí, retirar' }).click()
    await dialog(page).getByText('Retirado', { exact: true }).waitFor()
  })
})

describe('Who was sent a payment link', () => {
  it('reads English where their browser asks for it and they have not chosen', async () => {
    const family = await browser.open(desktop, hub().url)
    const address = await sendLink(family, '10007')
    const page = await browser.open(phone, hub().url, 'en-GB')
    await page.goto(address)
    await page.getByRole('heading', { name: 'Payment to the school' }).waitFor()
    await page.getByRole('button', { name: 'Español' }).click()
    await page.reload()
    await page.getByRole('heading', { name: 'Pago al colegio' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Payment to the school' }).count()).toBe(0)
  })

  it('pays without a session, comes back to a page of their own, and keeps it', async () => {
    const family = await browser.open(desktop, hub().url)
    const address = await sendLink(family, '10013')
    const page = await browser.open(phone, hub().url)
    await page.goto(address)
    await page.getByText('Gracias, tía').waitFor()
    await expectWellEverywhere(page, 'the payer’s page')
    await fillPayer(page)
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await atProvider(page)
    await page.goto(address)
    await page.getByRole('link', { name: 'Seguir con mi pago' }).click()
    await page.getByRole('button', { name: 'Continuar en la página de pago' }).click()
    await atProvider(page)
    await page.getByRole('button', { name: 'Aprobar' }).click()
    await page.waitForURL('**/enrollment/pay/result/*')
    await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    await page.getByText('Rosa Vélez').waitFor()
    expect(await page.getByText('10013').count()).toBe(0)
    await expectWellEverywhere(page, 'the payer’s sheet')

    await page.goto(address)
    await page.getByText('Ya está pagado').waitFor()
    expect(await page.getByText('Gracias, tía').count()).toBe(0)
    await expectWellEverywhere(page, 'a link that is paid')
  })

  it('finds what they typed in the form once their bank has refused, and it is stored nowhere', async () => {
    const family = await browser.open(desktop, hub().url)
    const address = await sendLink(family, '10003')
    const page = await browser.open(phone, hub().url)
    await page.goto(address)
    await fillPayer(page)
    await page.getByLabel('Correo electrónico').fill('rosa')
    await page.getByLabel('Número telefónico').focus()
    await page.getByText('Escriba un correo válido').waitFor()
    await page.getByLabel('Correo electrónico').fill(linkPayer.email)
    await page.getByRole('button', { name: 'Factura electrónica a nombre de…' }).click()
    await fillCompany(page)
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByRole('button', { name: 'Rechazar' }).click()
    await page.waitForURL('**/enrollment/pay/result/*')
    await page.getByRole('heading', { name: 'Pago rechazado' }).waitFor()
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await page.getByRole('button', { name: /^Pagar/ }).waitFor()
    expect(await page.getByLabel('Apellidos').inputValue()).toBe(linkPayer.lastname)
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(linkPayer.email)
    expect(await page.getByLabel('NIT', { exact: true }).inputValue()).toBe('890903938-8')
    expect(await page.getByLabel('Razón social').inputValue()).toBe('Textiles del Norte S.A.S.')
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain(linkPayer.email)
    await page.reload()
    await page.getByRole('button', { name: /^Pagar/ }).waitFor()
    expect(await page.getByLabel('Apellidos').inputValue()).toBe('')
    await page.close()
  })

  it('is told the check digit that their NIT should have, and says whom the invoice names once it is paid', async () => {
    const family = await browser.open(desktop, hub().url)
    const address = await sendLink(family, '10011')
    const page = await browser.open(phone, hub().url)
    await page.goto(address)
    await fillPayer(page)
    await page.getByLabel('Tipo de documento').selectOption('NIT')
    await page.getByLabel('Número de identificación').fill('890903938-1')
    await page.getByLabel('Correo electrónico').focus()
    await page.getByText('debe ser 8').waitFor()
    await page.getByLabel('Tipo de documento').selectOption('')
    await page.getByLabel('Número de identificación').fill('41222333')
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByRole('button', { name: 'Aprobar' }).click()
    await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()

    await page.getByRole('button', { name: 'Agregar los datos' }).click()
    await fillCompany(page)
    await page.getByRole('button', { name: 'Guardar los datos' }).click()

    await page.getByText('La factura va a nombre de Textiles del Norte S.A.S., NIT 890903938-8.').waitFor()
    await expectWellEverywhere(page, 'whom the invoice of a payment by a link names')
  })

  it('of an address that leads nowhere is told whom to ask', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto(`/enrollment/pay/${'0'.repeat(32)}`)
    await page.getByText('No encontramos este enlace').waitFor()
    await expectWellEverywhere(page, 'an unknown link')
  })

  it('is shown a new price before it is paid, and pays none that was not shown', async () => {
    const family = await browser.open(desktop, hub().url)
    const address = await sendLink(family, '10014')
    const page = await browser.open(phone, hub().url)
    await page.goto(address)
    await fillPayer(page)
    expect(await page.getByText('Pensión').count()).toBe(0)
    await arriveToPay(family, '10014', { period: 1, method: 2, quotas: 0 })
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.getByText('El valor cambió').waitFor()
    await page.getByRole('region', { name: 'Qué se paga' }).getByText('Pensión').waitFor()
    expect(await hub().hub.app.database('payment_attempt').where({ status: 'open' })).toEqual([])
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await atProvider(page)
  })
})

describe('Finance on a student’s page', () => {
  it('sees the links of the family, makes one and withdraws one', async () => {
    const family = await browser.open(phone, hub().url)
    await sendLink(family, '10001')
    const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
    await page.goto('/enrollment/admin/students/10001?tab=charges')
    await page.getByRole('button', { name: 'Enlaces de pago' }).click()
    const list = dialog(page).getByRole('list').last()
    await list.getByText('Vigente').first().waitFor()
    const before = await list.getByRole('button', { name: 'Retirar' }).count()
    await dialog(page).getByRole('button', { name: 'Crear enlace' }).click()
    await dialog(page).getByText('El enlace está listo').waitFor()
    await expectWellEverywhere(page, 'a student’s payment links')
    await list.getByRole('button', { name: 'Retirar' }).first().click()
    await list.getByRole('button', { name: 'Sí, retirar' }).click()
    await dialog(page).getByText('El enlace está listo').waitFor({ state: 'detached' })
    expect(await list.getByRole('button', { name: 'Retirar' }).count()).toBe(before)
  })
})

describe('While somebody pays by a link', () => {
  it('the family reads that it is somebody else, in the wizard and on the page of the payment', async () => {
    const family = await browser.open(phone, hub().url)
    const address = await sendLink(family, '10006')
    await new LinkPayer(hub().visitor(), { address }).pay()
    await family.reload()
    await family.getByText('Alguien está pagando con un enlace.').waitFor()
    await expectWellEverywhere(family, 'the pay step while somebody pays by a link')
    await family.getByRole('link', { name: 'Ver el estado del pago' }).click()
    await family.getByRole('heading', { name: 'Alguien está pagando con un enlace' }).waitFor()
    await expectWellEverywhere(family, 'the page of a payment by a link, for the family')
  })
})
