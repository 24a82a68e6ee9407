import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { withRequirement } from '@matricula/hub/testing/with-requirement'
import { enter } from './family.ts'
import { desktop, expectWell, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

async function arrive(code: string, screen: Screen = desktop): Promise<Page> {
  const page = await browser.open(screen, hub().url)
  await enter(page, code, 2)
  await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
  return page
}

/** With the map open; the fee is measured from where the marker is put. */
async function openMap(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
  await page.getByRole('button', { name: /^Su casa/ }).waitFor()
  await page.locator('.home-map canvas').first().waitFor()
}

const whereabouts = (page: Page) => page.locator('.home-place__where')

/** Waits until the marker is told to be somewhere else than `before`. */
async function movedFrom(page: Page, before: string | null): Promise<void> {
  await whereabouts(page)
    .filter({ hasNotText: before ?? '' })
    .waitFor()
}

async function middleOfPin(page: Page) {
  const pin = page.getByRole('button', { name: /^Su casa/ })
  await pin.scrollIntoViewIfNeeded()
  const box = await pin.boundingBox()
  if (box === null) throw new Error('the marker is nowhere')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  await page.getByText('Distancias simuladas').waitFor()
}

describe('The home on the map', () => {
  it('is dragged with the mouse, shown where the map is clicked, and asked for again farther than sixty kilometres', async () => {
    const page = await arrive('10001')
    await openMap(page)
    const start = await whereabouts(page).textContent()
    const from = await middleOfPin(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
    await page.mouse.up()
    await movedFrom(page, start)
    const dragged = await whereabouts(page).textContent()
    await page.locator('.home-map').click({ position: { x: 200, y: 300 } })
    await movedFrom(page, dragged)
    await calculate(page)
    await page.getByText('Promedio').waitFor()
    await expectWell(page, 'routes of a dragged home')

    await page.getByRole('button', { name: /^Su casa/ }).focus()
    await page.keyboard.down('Shift')
    for (let repeat = 0; repeat < 130; repeat += 1) await page.keyboard.down('ArrowUp')
    await page.keyboard.up('ArrowUp')
    await page.keyboard.up('Shift')
    await page.getByRole('button', { name: 'Calcular', exact: true }).click()
    await page.getByText('La dirección está a más de 60 km del colegio. Revise la ubicación.').waitFor()
    await page.getByRole('button', { name: 'Calcular', exact: true }).waitFor()
    await expectWell(page, 'a home too far')
  })

  it('is dragged with a finger', async () => {
    const page = await arrive('10003', phone)
    await openMap(page)
    const start = await whereabouts(page).textContent()
    const { x, y } = await middleOfPin(page)
    const screen = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x, y }])
    await touch('touchMove', [{ x: x + 20, y: y + 20 }])
    await touch('touchMove', [{ x: x + 40, y: y + 30 }])
    await touch('touchEnd', [])
    await movedFrom(page, start)
    await calculate(page)
    await expectWell(page, 'routes of a home dragged with a finger')
  })

  it('is moved by keyboard alone, and the way to school is measured and drawn', async () => {
    const page = await arrive('10013', phone)
    await page.getByRole('radio', { name: /Calcular/ }).focus()
    await page.keyboard.press('Space')
    const start = await whereabouts(page).textContent()
    await page.getByRole('button', { name: /^Su casa/ }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await movedFrom(page, start)
    const moved = await whereabouts(page).textContent()
    await page.getByRole('button', { name: 'Al norte' }).focus()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter')
    await movedFrom(page, moved)
    await page.getByRole('button', { name: 'Calcular', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Distancias simuladas').waitFor()
    await expectWell(page, 'routes')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Confirmar transporte' }).and(page.locator(':focus')).waitFor()
  })

  it('is chosen from a list instead of dragging, confirmed, and can be changed', async () => {
    const page = await arrive('10014', phone)
    await openMap(page)
    await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
    await page.getByLabel('Dirección', { exact: true }).fill('Chía')
    const list = page.getByRole('list', { name: 'Direcciones encontradas' })
    await list.getByRole('button').first().waitFor()
    await expectWell(page, 'places found')
    await page.keyboard.press('ArrowDown')
    const address = (await list.getByRole('button').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await whereabouts(page).getByText(address).waitFor()
    await calculate(page)
    await page.getByRole('button', { name: 'Confirmar transporte' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Es correcta la dirección?' })
    await dialog.getByText(address).waitFor()
    await expectWell(page, 'is the address correct')
    await dialog.getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    expect(await page.getByRole('button', { name: 'Confirmado' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: /738\.000.*¿Por qué este valor\?/ }).waitFor()
    // Measured again from about the home: not the way that decided the fee.
    expect(
      await page
        .locator('.chosen')
        .getByText(/\d km$|Promedio/)
        .count(),
    ).toBe(0)
    await expectWell(page, 'transport confirmed')
    const total = await page.locator('.student-card__amount').textContent()
    await page.getByRole('button', { name: 'Cambiar' }).click()
    await page.getByText('Lo que ya eligió sigue valiendo hasta que confirme otra cosa.').waitFor()
    await expectWell(page, 'transport being changed')
    expect(await page.locator('.student-card__amount').textContent()).toBe(total)
    await page.getByRole('radio', { name: 'Sin transporte' }).check()
    await page.getByRole('button', { name: 'Conservar lo que ya eligió' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    expect(await page.evaluate(`sessionStorage.getItem('matricula.transport.unconfirmed')`)).toBeNull()
    await page.getByRole('button', { name: 'Cambiar' }).click()
    await page.getByRole('radio', { name: 'Sin transporte' }).check()
    await page.getByRole('button', { name: 'Continuar sin transporte' }).click()
    await page.getByRole('heading', { name: 'Sin transporte' }).waitFor()
  })
})

describe('The fee of transport', () => {
  it('is said to be missing where the price list lacks it, never guessed', async () => {
    const page = await arrive('10015', phone)
    await openMap(page)
    await calculate(page)
    await page.getByText('No se encontró la tarifa de transporte.').waitFor()
    expect(await page.getByRole('button', { name: 'Confirmar transporte' }).count()).toBe(0)
    await expectWell(page, 'no such fee')
  })

  it('of last year’s route is this year’s, and says what it was last year', async () => {
    const page = await arrive('10005', phone)
    const route = page.getByRole('radio', { name: /La misma ruta del año anterior/ })
    await route.waitFor()
    expect(await route.isChecked()).toBe(true)
    await page.getByText('este año, $738.000 al mes. El año anterior, $701.000.').waitFor()
    await expectWell(page, 'last year’s route')
    await page.getByRole('button', { name: 'Confirmar la ruta del año anterior' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^A [\d,]+ km del colegio, al/)
      .waitFor()
    await page.getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    await page.getByRole('button', { name: /738\.000.*¿Por qué este valor\?/ }).waitFor()
  })

  it('waits for the family to choose the ride where the profile does not say which', async () => {
    const unclear = await runHub()
    await withRequirement(unclear, '10006', 'Consultar con la abuela')
    const page = await browser.open(phone, unclear.url)
    await enter(page, '10006', 2)
    await page.getByText('requiere transporte.').waitFor()
    const half = page.getByRole('radio', { name: /^Media ruta/ })
    await half.waitFor()
    expect(await page.getByRole('radio', { name: /^Ruta completa/ }).isChecked()).toBe(false)
    expect(await half.isChecked()).toBe(false)
    await page.getByText('Elija ruta completa o media ruta.').waitFor()
    expect(await page.getByRole('button', { name: 'Confirmar la tarifa provisional' }).count()).toBe(0)
    await expectWell(page, 'an unclear profile')
    await half.check()
    await page.getByRole('button', { name: 'Confirmar la tarifa provisional' }).click()
    await page.getByRole('dialog').getByText('TRANSPORTE MEDIO CERCANO').waitFor()
  })

  it('is provisional for who had no transport last year', async () => {
    const page = await arrive('10006')
    await page.getByRole('radio', { name: 'Tarifa provisional de distancia cercana' }).check()
    await page.getByRole('radio', { name: /^Tarde \(PM\)/ }).check()
    await page.getByRole('button', { name: 'Confirmar la tarifa provisional' }).click()
    await page.getByRole('dialog').getByText('Media ruta, en la tarde (PM)').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    await page.getByRole('button', { name: 'Siguiente' }).waitFor()
    await expectWell(page, 'a provisional fee')
  })
})
