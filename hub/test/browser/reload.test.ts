import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { arriveIn, enter } from './family.ts'
import { arriveToPay, fillPayer, pressPay, rightAndCosts } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const held = (page: Page) => page.evaluate(`sessionStorage.getItem('matricula.transport.unconfirmed')`)
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar transporte' })

/** It is forgotten after the page was drawn anew. */
async function expectHeldNoLonger(page: Page): Promise<void> {
  await expect.poll(() => held(page), { timeout: 10_000 }).toBeNull()
}

/** At a fee that was calculated for an address, and not confirmed. */
async function calculated(code: string): Promise<{ page: Page; address: string }> {
  const page = await arriveIn(browser, hub().url, { code, step: 2 })
  await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
  await page.getByRole('radio', { name: 'Media ruta' }).check()
  await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
  await page.getByLabel('Dirección', { exact: true }).fill('Calle 127 # 15-20')
  const found = page.getByRole('list', { name: 'Direcciones encontradas' }).getByRole('button').first()
  const address = (await found.textContent()) ?? ''
  await found.click()
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  await confirm(page).waitFor()
  return { page, address }
}

describe('A transport that is chosen and not confirmed', () => {
  it('is there after a reload, with its address and its fee, and held no longer once it is confirmed', async () => {
    const { page, address } = await calculated('10001')
    const fee = await page.locator('.offer__fee').textContent()
    await page.reload()
    await confirm(page).waitFor()
    expect(await page.getByRole('radio', { name: 'Media ruta' }).isChecked()).toBe(true)
    expect(await page.getByLabel('Dirección', { exact: true }).inputValue()).toBe(address)
    expect(await page.locator('.offer__fee').textContent()).toBe(fee)
    await expectWellEverywhere(page, 'a fee after a reload')
    await confirm(page).click()
    await page.getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    await expectHeldNoLonger(page)
  })

  it('is held no longer by who goes without', async () => {
    const { page } = await calculated('10003')
    expect(await held(page)).toContain('Calle 127')
    await page.getByRole('radio', { name: 'Sin transporte' }).check()
    await page.getByRole('button', { name: 'Continuar sin transporte' }).click()
    await page.getByRole('button', { name: 'Cambiar' }).waitFor()
    await expectHeldNoLonger(page)
  })

  it('is gone with the family that signs out', async () => {
    const { page } = await calculated('10013')
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.getByText('Sesión cerrada.').waitFor()
    await expectHeldNoLonger(page)
  })

  it('is nobody else’s', async () => {
    const { page } = await calculated('10014')
    expect(await held(page)).toContain('Calle 127')
    await enter(page, '00007')
    await page.getByText('Antes de comenzar').waitFor()
    await expectHeldNoLonger(page)
  })
})

describe('Who pays', () => {
  it('is there after a reload, as far as it was typed', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10002', rightAndCosts)
    await pressPay(page)
    await fillPayer(page)
    await page.reload()
    await pressPay(page)
    expect(await page.getByRole('dialog').getByLabel('Apellidos').inputValue()).toBe('Ruiz Peña')
  })
})
