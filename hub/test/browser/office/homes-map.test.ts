import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../src/http/caller.ts'
import { manyHomes, type ToldHome } from '@matricula/hub/testing/many-homes'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import {
  allScreens,
  desktop,
  expectWell,
  expectWellEverywhere,
  phone,
  type Screen,
  tablet,
  useBrowser,
} from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/dashboard/map'
const title = 'Administración - Matrículas'
const feed = '**/api/transport/geolocation/information'

/** The map, with homes of the test's own when it names some. */
async function openMap({
  role = 'admin',
  screen = desktop,
  homes,
}: { role?: StaffRole; screen?: Screen; homes?: readonly ToldHome[] } = {}): Promise<Page> {
  const page = await comeIn(browser, { url: shared().url, role, screen })
  if (homes !== undefined) await page.route(feed, (route) => route.fulfill({ json: homes }))
  await goTo(page, path, title)
  return page
}

const canvas = (page: Page) => page.getByRole('region', { name: 'Mapa de las casas y el colegio' })
const groups = (page: Page) => page.getByRole('button', { name: /^Grupo de/ })
const counted = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

const sisters: readonly ToldHome[] = [
  { custom_id: 'AAAAA', lat: 4.83, lng: -74.03 },
  { custom_id: 'BBBBB', lat: 4.83, lng: -74.03 },
]
const neighbours: readonly ToldHome[] = [
  { custom_id: 'AAAAA', lat: 4.83, lng: -74.032 },
  { custom_id: 'BBBBB', lat: 4.83, lng: -74.028 },
]

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

describe('The map of homes', () => {
  it('lies on the tiles of a school that has them, in place of its own ground', async () => {
    const tileUrl = 'http://127.0.0.1:9/tiles/{z}/{x}/{y}.png'
    const { url } = await runHub({ settings: { maps: { tileUrl } } })
    const page = await comeIn(browser, { url, role: 'admin', screen: desktop })
    const grounds: string[] = []
    page.on('request', (request) => grounds.push(new URL(request.url()).pathname))
    await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }))
    const tile = page.waitForResponse('**/tiles/**')
    await goTo(page, path, title)
    expect(new URL((await tile).url()).pathname).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/)
    await counted(page, 'Se ven 586 de 586 casas.')
    expect(grounds).not.toContain('/sabana.geojson')
  })

  it('is walked through by its list of groups', async () => {
    const page = await openMap({ screen: phone })
    await page.getByText('14 estudiantes no tienen una casa conocida').waitFor()
    await counted(page, 'Se ven 586 de 586 casas.')
    await expectWellEverywhere(page, 'all homes', allScreens)
    const sizes = await groups(page).allTextContents()
    const counts = sizes.map((words) => Number(/de (\d+) casas/.exec(words)?.[1]))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))

    await page.getByRole('button', { name: /^Casa 10015, a 26,\d km al sur del colegio$/ }).click()
    const card = page.getByRole('region', { name: 'Casa 10015' })
    await card.waitFor()
    await expectWell(page, 'one home')
    expect(await card.getByRole('link', { name: 'Ver estudiante 10015' }).getAttribute('href')).toBe(
      '/enrollment/admin/students/10015',
    )
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'hidden' })

    await groups(page).first().click()
    await page.getByText('Se ven 586 de 586 casas.').waitFor({ state: 'hidden' })
    expect(await page.getByRole('heading', { name: 'A la vista' }).and(page.locator(':focus')).count()).toBe(
      1,
    )
    await page.getByRole('button', { name: 'Ver todo' }).click()
    await counted(page, 'Se ven 586 de 586 casas.')
    await page.getByRole('button', { name: 'Sur', exact: true }).click()
    await page.getByText('Se ven 586 de 586 casas.').waitFor({ state: 'hidden' })
    await expectWellEverywhere(page, 'the homes to the south', allScreens)
  })

  // Opened at its own width: how far the page of a phone was scrolled would put a control half under the head.
  it.each([tablet, desktop])('shows the card of one home, on $name', async (screen) => {
    const page = await openMap({ screen })
    await page.getByRole('button', { name: /^Casa 10015,/ }).click()
    await page.getByRole('region', { name: 'Casa 10015' }).waitFor()
    await expectWell(page, 'one home')
  })

  it('zooms into the group that is clicked on it, until its homes stand apart', async () => {
    const page = await openMap({ homes: neighbours })
    await groups(page).waitFor()
    // Both lie around the middle of the first view.
    await canvas(page).click()
    await page.getByRole('button', { name: /^Casa AAAAA/ }).waitFor()
    await page.getByRole('button', { name: /^Casa BBBBB/ }).waitFor()
    expect(await groups(page).count()).toBe(0)
  })

  it('is moved and zoomed by the keyboard alone, and Escape comes back', async () => {
    const page = await openMap({ homes: neighbours })
    await groups(page).waitFor()
    await canvas(page).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    for (const _ of Array(8)) await page.keyboard.press('ArrowRight')
    await page.getByText('No hay casas en esta parte del mapa.').waitFor()
    await page.keyboard.press('Escape')
    await groups(page).waitFor()
    await counted(page, 'Se ven 2 de 2 casas.')
    expect(await groups(page).count()).toBe(1)
  })

  it('names all who live in one place, to those who may only plan routes without their files', async () => {
    const page = await openMap({ homes: sisters, role: 'transport' })
    await groups(page).click()
    const card = page.getByRole('region', { name: '2 estudiantes viven aquí' })
    await card.waitFor()
    await expectWell(page, 'two in one place')
    expect(await card.getByRole('listitem').allTextContents()).toEqual(['AAAAA', 'BBBBB'])
    expect(await card.getByRole('link').allTextContents()).toEqual(['Calcular transporte'])
    await card.getByRole('link').click()
    await page.getByRole('heading', { name: 'Calculadora de transporte' }).waitFor()
    expect(await page.getByLabel('Códigos de estudiantes').inputValue()).toBe('AAAAA,BBBBB')
  })

  it('says that nobody’s home is known, and that the homes could not be read', async () => {
    const page = await openMap({ homes: [] })
    await page.getByText('Ningún estudiante tiene su casa registrada.').waitFor()
    await expectWell(page, 'no homes')
    await page.unroute(feed)
    const problem = { title: 'Servicio no disponible', status: 400, code: 'BAD', detail: 'Intente luego' }
    await page.route(feed, (route) => route.fulfill({ status: 400, json: problem }))
    await page.reload()
    await page.getByText('Servicio no disponible').waitFor()
    await page.unroute(feed)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await groups(page).first().waitFor()
  })

  it('of twenty thousand homes marks a few dozen groups, which count them all', async () => {
    const page = await openMap({ homes: manyHomes(20_000) })
    await counted(page, 'Se ven 20.000 de 20.000 casas.')
    const told = await groups(page).allTextContents()
    const homes = told.map((words) => Number(/de ([\d.]+) casas/.exec(words)?.[1]?.replaceAll('.', '')))
    expect(homes.length).toBeLessThan(60)
    expect(homes.reduce((all, some) => all + some, 0)).toBe(20_000)
    await groups(page).first().click()
    await page.getByText('Se ven 20.000 de 20.000 casas.').waitFor({ state: 'hidden' })
    await expectWell(page, 'inside twenty thousand homes')
  })

  it('is drawn in the dark too', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'transport', screen: desktop })
    await page.emulateMedia({ colorScheme: 'dark' })
    await goTo(page, path, title)
    await groups(page).first().waitFor()
    await expectWell(page, 'homes in the dark')
  })

  it('is not for those who do not plan routes', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: desktop })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    expect(await canvas(page).count()).toBe(0)
  })
})
