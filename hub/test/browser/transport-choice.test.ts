import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { enter } from './family.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

async function arrive(code: string): Promise<Page> {
  const page = await browser.open(phone, hub().url)
  await enter(page, code, 2)
  await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
  return page
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
  await page.locator('.home-map canvas').first().waitFor()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click()
const field = (page: Page) => page.getByLabel('Dirección', { exact: true })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular', exact: true })

async function isInSight(element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height
}

async function isWithin(element: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await frame.boundingBox()]
  if (inner === null || outer === null) return false
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

async function keptTransport(page: Page): Promise<string> {
  const draft = (await (await page.request.get('/api/enrollment/draft')).json()) as {
    transport: { is: string }
  }
  return draft.transport.is
}

describe('The search of an address', () => {
  it('keeps home and school on the map, and begins with an empty field', async () => {
    const page = await arrive('10006')
    await openMap(page)
    await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
    expect(await field(page).inputValue()).toBe('')
    const pin = page.getByRole('button', { name: 'Su casa. El marcador está fijo' })
    await pin.waitFor()
    await until(
      () => isWithin(pin, page.locator('.home-map')),
      (is) => is,
    )
  })

  it('prices nothing while a text stands for no place of the list', async () => {
    const page = await arrive('10001')
    await openMap(page)
    await calculate(page).click()
    const confirm = page.getByRole('button', { name: 'Confirmar transporte' })
    await confirm.waitFor()
    await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
    await confirm.waitFor()
    await field(page).fill('Carrera 7 con 200')
    await page.getByText('No ha elegido un lugar para «Carrera 7 con 200».').waitFor()
    expect([await confirm.count(), await calculate(page).count()]).toEqual([0, 0])
    await expectWellEverywhere(page, 'a text without a place')
    await goOn(page)
    await page.getByRole('alert').getByText('Falta confirmar el transporte.').waitFor()
    await until(
      () => isInSight(page.getByRole('alert')),
      (is) => is,
    )
    expect(new URL(page.url()).searchParams.get('step')).toBe('2')
    await page.getByRole('button', { name: 'Usar el marcador del mapa' }).click()
    await confirm.waitFor()
    expect(await field(page).inputValue()).toBe('')
  })
})

describe('Siguiente on the transport step', () => {
  it('keeps going without transport, which is chosen on the screen', async () => {
    const page = await arrive('10013')
    await page.getByRole('radio', { name: 'Sin transporte' }).check()
    await goOn(page)
    await page.getByRole('heading', { name: 'Costos mensuales' }).first().waitFor()
    const kept = await until(
      () => keptTransport(page),
      (is) => is === 'none',
    )
    expect(kept).toBe('none')
  })

  it('says what is missing of a fee, and asks for the address of one that is there', async () => {
    const page = await arrive('10014')
    await openMap(page)
    await goOn(page)
    await page.getByRole('alert').getByText('Toque Calcular para conocer la tarifa').waitFor()
    await expectWellEverywhere(page, 'a fee that is not calculated')
    await calculate(page).click()
    await page.getByRole('button', { name: 'Confirmar transporte' }).waitFor()
    await goOn(page)
    await page.getByRole('dialog', { name: '¿Es correcta la dirección?' }).waitFor()
    expect(await keptTransport(page)).toBe('undecided')
  })

  it('goes on where nothing was chosen, and the last step asks', async () => {
    const page = await arrive('00007')
    await goOn(page)
    await page.getByRole('heading', { name: 'Costos mensuales' }).first().waitFor()
    expect(await keptTransport(page)).toBe('undecided')
  })
})
