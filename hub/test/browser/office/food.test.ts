import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../src/http/caller.ts'
import { useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import {
  allScreens,
  desktop,
  expectWell,
  expectWellEverywhere,
  phone,
  tablet,
  useBrowser,
} from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/service'
const title = 'Servicio de alimentación'

async function openCounter(screen = tablet, role: StaffRole = 'food') {
  const { url, hub } = shared()
  const page = await comeIn(browser, { url, role, screen })
  await goTo(page, path, title)
  return { page, app: hub.app }
}

const field = (page: Page) => page.getByLabel('Código del estudiante')
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const nowHas = (page: Page) => page.locator('dt:text-is("Servicios ahora") + dd').textContent()
const isReady = (page: Page) => field(page).and(page.locator(':focus')).waitFor()

describe('The counter of the dining room', () => {
  it('takes one student after the other', async () => {
    const { page } = await openCounter(phone)
    await isReady(page)
    const rule = page.getByRole('alert').getByText('Un código son cinco letras o números.')
    for (const [code = '', name = ''] of [
      ['', 'Validar'],
      ['1', 'Inscribir'],
      ['10-01', 'Retirar'],
    ]) {
      await field(page).fill(code)
      expect(await rule.count()).toBe(0)
      await act(page, name).click()
      await rule.waitFor()
      await isReady(page)
    }
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expectWellEverywhere(page, 'the rule of a code', allScreens)
    await field(page).fill('')
    await expectWellEverywhere(page, 'the empty counter', allScreens)
    await field(page).fill('100016')
    expect(await field(page).inputValue()).toBe('10001')
    await page.keyboard.press('Enter')
    await page.getByText('Mariana Gómez Rojas · Primero').waitFor()
    expect(await nowHas(page)).toBe('Ninguno')
    await expectWellEverywhere(page, 'a student looked at', allScreens)

    await page.getByRole('radio', { name: 'Almuerzo', exact: true }).check()
    await act(page, 'Inscribir').click()
    await page.getByText('Estudiante inscrito correctamente').waitFor()
    expect(await nowHas(page)).toBe('Almuerzo')
    await isReady(page)
    expect(await field(page).inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: 'Almuerzo', exact: true }).isChecked()).toBe(true)

    await field(page).fill('10001')
    await act(page, 'Retirar').click()
    const dialog = page.getByRole('dialog', { name: 'Retirar a un estudiante' })
    await dialog.getByText('Mariana Gómez Rojas · Primero').waitFor()
    await dialog.getByText('Se retira del servicio: Almuerzo.', { exact: false }).waitFor()
    await expectWellEverywhere(page, 'the question before a withdrawal', allScreens)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await isReady(page)
    await act(page, 'Retirar').click()
    await dialog.getByRole('button', { name: 'Retirar' }).click()
    await page.getByText('Estudiante retirado correctamente').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await isReady(page)
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/10001.*Almuerzo.*Retirado/),
      expect.stringMatching(/10001.*Almuerzo.*Inscrito/),
    ])
    // By the season's clock, which began at ten; this machine's is on another day.
    expect(await page.locator('.past-acts time').first().textContent()).toMatch(/^10:/)
    await expectWellEverywhere(page, 'the counter after two acts', allScreens)
  })

  it('says in words what went wrong and what to do, and keeps the code', async () => {
    const { page, app } = await openCounter()
    await field(page).fill('zz001')
    await act(page, 'Inscribir').click()
    await page.getByText('Nadie tiene este código en el control de acceso').waitFor()
    await page.getByText('Ningún estudiante tiene este código').first().waitFor()
    expect(await field(page).inputValue()).toBe('ZZ001')
    await isReady(page)
    await expectWell(page, 'a code that nobody has')

    const faults = faultsAt(app, 'accessControl.main')
    await faults.injectFault('refuses')
    await field(page).fill('10003')
    await act(page, 'Inscribir').click()
    await page
      .getByText('Nada cambió. Valide al estudiante para ver qué servicios tiene.', { exact: false })
      .waitFor()
    await faults.injectFault('unreachable')
    await act(page, 'Inscribir').click()
    await page.getByText('use Validar para verlo antes de repetirlo', { exact: false }).waitFor()
    await expectWell(page, 'a turnstile that does not answer')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByText('Revise la conexión de este equipo y valide de nuevo.', { exact: false }).waitFor()
    await page.context().setOffline(false)
    await faults.clearFault()
    await page.keyboard.press('Enter')
    await page.getByText('Servicios ahora').waitFor()
    expect(await nowHas(page)).toBe('Ninguno')
  })

  it('asks no more than once when Enter is pressed twice, and speaks English', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admin', screen: desktop })
    await page.addInitScript("localStorage.setItem('matricula.locale', 'en')")
    await goTo(page, path, 'Food service')
    await page.emulateMedia({ colorScheme: 'dark' })
    const looks: string[] = []
    let letGo = () => {}
    const pressed = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/hikcentral/insertServices?*', async (route) => {
      looks.push(route.request().url())
      await pressed
      await route.continue()
    })
    await page.getByRole('textbox').fill('10004')
    await page.keyboard.press('Enter')
    await page.locator('form[aria-busy=true]').waitFor()
    await page.keyboard.press('Enter')
    letGo()
    await page.getByText('Services now').waitFor()
    expect(looks).toHaveLength(1)
    await page.getByRole('button', { name: 'Enrol', exact: true }).click()
    await page.locator('dd', { hasText: 'Lunch and snack' }).waitFor()
    await expectWell(page, 'the counter in the dark')
  })

  it('is not for those of the gate', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'security', screen: desktop })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})
