import { describe, expect, it } from 'vitest'
import { numbersOf } from '@matricula/hub/testing/keys'
import { beginCallbacks } from '@matricula/hub/testing/requests-under-way'
import { runHub } from '@matricula/hub/testing/test-hub'
import { enlarge, expectReadable } from './large-text.ts'
import { allScreens, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

const crowded = {
  status: 503,
  headers: { 'retry-after': '1' },
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'OVERLOADED', title: 'Hay muchas familias ingresando' }),
}

it('A family that comes among many is told so, waits, and is in without another tap', async () => {
  const { url } = await runHub()
  const page = await browser.open(phone, url)
  let isCrowded = true
  await page.route('**/api/enrollment/login', (route) =>
    isCrowded ? route.fulfill(crowded) : route.continue(),
  )
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill('10001')
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
  const notice = page.getByRole('complementary', { name: 'Hay muchas familias ingresando' })
  await notice.waitFor()
  expect(await notice.textContent()).toContain('No cierre la página')
  isCrowded = false
  await page.waitForURL('**/enrollment/main*')
  await notice.waitFor({ state: 'detached' })
})

/** So many requests under way make this hub busy. */
const many = 6
const small = { server: { overload: { busy: { requests: many }, full: { requests: 500 } } } }
const dialogName = 'Hay muchas familias ingresando'

/** A hub that is busy until it is told otherwise, with so many families in its line. */
async function aBusyHub(waiting: number) {
  const hub = await runHub({ settings: small })
  await numbersOf(hub)
  const calmDown = await beginCallbacks(hub, many)
  for (let place = 0; place < waiting; place += 1)
    await hub.visitor().post('/api/enrollment/login', { studentCode: '10014' })
  const page = await browser.open(phone, hub.url)
  await page.goto('/enrollment/login')
  await page.getByLabel('Código del estudiante').fill('10001')
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
  const line = page.getByRole('dialog', { name: dialogName })
  await line.getByText('Hay 3 familias antes de la suya', { exact: true }).waitFor()
  return { hub, page, line, calmDown }
}

describe('A family in the waiting line', () => {
  it('sees its place and about how long it takes, on every screen and with large texts', async () => {
    const { page, line } = await aBusyHub(3)
    expect(await line.textContent()).toContain('Tiempo estimado: ')
    expect(await line.getByRole('status').textContent()).toMatch(/^Hay 3 familias antes de la suya. Tiempo/)
    await page.locator(':focus', { hasText: dialogName }).waitFor()
    await expectWellEverywhere(page, 'the waiting line', allScreens)
    await enlarge(page)
    await expectReadable(page, 'the waiting line with large texts')
  })

  it('keeps its place when it loads the page anew, and is in when its turn has come', async () => {
    const { page, line, calmDown } = await aBusyHub(3)
    await page.reload()
    await line.getByText('Hay 3 familias antes de la suya', { exact: true }).waitFor()
    calmDown()
    await page.waitForURL('**/enrollment/main*')
    await page.getByRole('heading', { name: 'Información inicial' }).waitFor()
    expect(await line.isVisible()).toBe(false)
  })

  it('may go back to correct its code, and keeps its place', async () => {
    const { hub, page, line } = await aBusyHub(3)
    await hub.visitor().post('/api/enrollment/login', { studentCode: '10014' })
    await page.keyboard.press('Escape')
    await line.waitFor({ state: 'detached' })
    await page.getByLabel('Código del estudiante').fill('10003')
    await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
    await line.waitFor()
    expect(await line.textContent()).toContain('Hay 3 familias antes de la suya')
  })
})
