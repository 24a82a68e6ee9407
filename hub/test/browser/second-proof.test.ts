import { describe, expect, it } from 'vitest'
import { digitsOf } from '@matricula/hub/testing/guardian-documents'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

describe('Where a code is not enough, on a phone and on a desktop,', () => {
  it('the last digits of a guardian’s document open the wizard, and wrong ones say what to do', async () => {
    const hub = await runHub({ settings: { access: { secondProof: 'document4' } } })
    const [right = ''] = await digitsOf(hub.hub.app, '10001')
    const page = await browser.open(phone, hub.url)
    await page.goto('/enrollment/login')
    const digits = page.getByLabel('Últimos cuatro dígitos del documento de un acudiente')
    await page.getByLabel('Código del estudiante').fill('10001')
    await digits.fill('x12')
    expect(await digits.inputValue()).toBe('12')
    expect(await page.getByRole('button', { name: 'Ingresar' }).isDisabled()).toBe(true)
    await digits.fill(right === '1234' ? '4321' : '1234')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByText('Verifique el documento').waitFor()
    await expectWellEverywhere(page, 'sign-in refused')
    await digits.fill(right)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.waitForURL('**/enrollment/main*')
  })

  it('a link comes by mail, opens the wizard once, and says so when it is over', async () => {
    const hub = await runHub({ settings: { access: { secondProof: 'mailLink' } } })
    const page = await browser.open(phone, hub.url)
    await page.goto('/enrollment/login')
    await page.getByLabel('Código del estudiante').fill('10001')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('heading', { name: 'Escriba el código del mensaje' }).waitFor()
    await expectWellEverywhere(page, 'sign-in by mail')
    const [mail] = await until(
      () => mailsOf(hub.hub.app),
      (mails) => mails.length > 0,
    )
    const link = /\S+\?link=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    await page.waitForURL('**/enrollment/main*')
    await page.goto(link)
    await page.getByText('El enlace venció', { exact: true }).waitFor()
    expect(page.url()).not.toContain('link=')
    await expectWellEverywhere(page, 'link that is over')
  })

  it('six digits come beside it, are typed on the same page, and this device is not asked again', async () => {
    const hub = await runHub({ settings: { access: { secondProof: 'mailLink' } } })
    const page = await browser.open(phone, hub.url)
    const enter = async () => {
      await page.getByLabel('Código del estudiante').fill('10001')
      await page.getByRole('button', { name: 'Ingresar' }).click()
    }
    await page.goto('/enrollment/login')
    await enter()
    const [mail] = await until(
      () => mailsOf(hub.hub.app),
      (mails) => mails.length > 0,
    )
    const right = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    const digits = page.getByLabel('Código de seis dígitos')
    await digits.fill(right === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Continuar', exact: true }).click()
    await page.getByText('Ese no es el código').waitFor()
    await expectWellEverywhere(page, 'six digits refused')
    await digits.fill(right)
    await page.getByRole('button', { name: 'Continuar', exact: true }).click()
    await page.waitForURL('**/enrollment/main*')
    await page.goto('/enrollment/login')
    await enter()
    await page.waitForURL('**/enrollment/main*')
    await page.getByRole('button', { name: 'Olvidar dispositivos' }).click()
    await page.getByRole('dialog').getByText('¿Olvidar sus dispositivos?').waitFor()
    await expectWellEverywhere(page, 'forgetting devices')
    await page.getByRole('button', { name: 'Olvidar y salir' }).click()
    await page.waitForURL('**/enrollment/login*')
    await enter()
    await digits.waitFor()
  })
})
