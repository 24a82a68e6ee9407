import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { enter, openStep } from './family.ts'
import { desktop, expectWell, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const lineOf = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

/** The family is back on this tab. */
const comeBack = (page: Page) => page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')

/** The family is back in this window, which stood beside the other one. */
const turnBack = (page: Page) => page.evaluate('window.dispatchEvent(new Event("focus"))')

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Documentos/ }).click()
  await page.getByRole('dialog', { name: 'Documentos de la matrícula' }).waitFor()
}

/** Signs on the page of the signing service, which opens beside ours. */
async function signAtVendor(page: Page, name: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await lineOf(page, name).getByRole('link', { name: 'Firmar' }).click()
  const vendor = await opened
  await vendor.getByRole('checkbox').check()
  await vendor.getByRole('button', { name: 'Firmar', exact: true }).click()
  await vendor.getByRole('status').waitFor()
  await vendor.close()
  await comeBack(page)
}

describe('The documents of an enrollment', () => {
  it('are sent, signed on the service’s page and told as signed when the family is back', async () => {
    const page = await browser.open(phone, hub().url)
    await enter(page, '10001')
    await openPanel(page)
    const contract = lineOf(page, 'Contrato de matrícula')
    await contract.getByText('Sin enviar').waitFor()
    await page.getByText(/^Usted autorizó el tratamiento de los datos.* el 19 de junio de 2025/).waitFor()
    await expectWell(page, 'documents')
    await contract.getByRole('button', { name: 'Enviar para firmar' }).click()
    await contract.getByText('Enviado, espera la firma').waitFor()
    await contract.getByText(/^Enviado el .+ a .•••@/).waitFor()
    await expectWell(page, 'a document that waits for its signature')
    await signAtVendor(page, 'Contrato de matrícula')
    await contract.getByText('Firmado', { exact: true }).waitFor()
    await page.getByRole('dialog').getByText('1 de 3 firmados').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Documentos 1 de 3 firmados' }).waitFor()
    await page.waitForURL(({ searchParams }) => !searchParams.has('documents'))
  })

  it('are told as signed while the family only waits', async () => {
    const page = await browser.open(phone, hub().url)
    await page.clock.install()
    await enter(page, '10002')
    await openPanel(page)
    const contract = lineOf(page, 'Contrato de matrícula')
    await contract.getByRole('button', { name: 'Enviar para firmar' }).click()
    await contract.getByText('Enviado, espera la firma').waitFor()
    const link = await contract.getByRole('link', { name: 'Firmar' }).getAttribute('href')
    const vendor = await browser.open(phone, hub().url)
    await vendor.goto(link ?? '')
    await vendor.getByRole('checkbox').check()
    await vendor.getByRole('button', { name: 'Firmar', exact: true }).click()
    await vendor.getByRole('status').waitFor()
    expect(await contract.getByText('Firmado', { exact: true }).count()).toBe(0)
    await page.clock.fastForward(20_000)
    await contract.getByText('Firmado', { exact: true }).waitFor()
  })

  it('are told as signed when the family turns back from a window beside this one', async () => {
    const page = await browser.open(desktop, hub().url)
    await page.clock.install()
    await enter(page, '10005')
    await openPanel(page)
    const contract = lineOf(page, 'Contrato de matrícula')
    await contract.getByRole('button', { name: 'Enviar para firmar' }).click()
    await contract.getByText('Enviado, espera la firma').waitFor()
    const link = await contract.getByRole('link', { name: 'Firmar' }).getAttribute('href')
    await hub()
      .visitor()
      .submit(link ?? '', { choice: 'sign', accepted: 'on' })
    expect(await contract.getByText('Firmado', { exact: true }).count()).toBe(0)
    await turnBack(page)
    await contract.getByText('Firmado', { exact: true }).waitFor()
  })

  it('open by the link of the receipt, and say that the signing service cannot be reached', async () => {
    const page = await browser.open(desktop, hub().url)
    await enter(page, '10003')
    await page.route('**/api/enrollment/documents', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/enrollment/main?documents=1')
    const panel = page.getByRole('dialog', { name: 'Documentos de la matrícula' })
    await panel.getByRole('button', { name: 'Reintentar' }).waitFor()
    await expectWell(page, 'documents that could not be read')
    await page.unroute('**/api/enrollment/documents')
    await panel.getByRole('button', { name: 'Reintentar' }).click()
    await panel.getByText('0 de 3 firmados').waitFor()
    await panel.getByRole('button', { name: 'Lea el aviso de privacidad' }).click()
    await page.getByRole('dialog', { name: 'Aviso de privacidad' }).getByText('Sus derechos.').waitFor()
    await expectWell(page, 'the notice over the documents')
  })

  it('hold Pay back where the school asks for that, until all are signed', async () => {
    const strict = await runHub({ settings: { documents: { requiredBeforePay: true } } })
    const page = await browser.open(phone, strict.url)
    await enter(page, '10001', 5)
    await page.getByText('Antes de pagar, firme estos documentos').waitFor()
    expect(await page.getByRole('button', { name: 'Pagar', exact: true }).isDisabled()).toBe(true)
    await expectWell(page, 'Pay that waits for documents')
    const family = await Family.signIn(strict, '10001')
    await family.signDocuments()
    await page.getByRole('button', { name: 'Ir a los documentos' }).click()
    await page.getByRole('dialog').waitFor()
    await openStep(page, 5)
    await page.getByRole('button', { name: 'Documentos 3 de 3 firmados' }).waitFor()
    await page.getByRole('button', { name: 'Pagar', exact: true, disabled: false }).waitFor()
  })

  it('are none where the school signs none online, and what was agreed to is still read', async () => {
    const paper = await runHub({ settings: { documents: { enabled: false } } })
    const page = await browser.open(desktop, paper.url)
    await enter(page, '10001')
    await openPanel(page)
    await page.getByText(/^Usted autorizó el tratamiento de los datos.* el 19 de junio de 2025/).waitFor()
    expect(await page.getByText('Documentos por firmar').count()).toBe(0)
    await expectWell(page, 'no documents')
  })
})
