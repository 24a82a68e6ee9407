import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../src/http/caller.ts'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
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
const path = '/enrollment/admin/security'
const title = 'Portería'

interface Gate {
  readonly hub?: TestHub
  readonly screen?: Screen
  readonly role?: StaffRole
}

async function openGate({ hub = shared(), screen = tablet, role = 'security' }: Gate = {}) {
  const page = await comeIn(browser, { url: hub.url, role, screen })
  await goTo(page, path, title)
  return page
}

const field = (page: Page) => page.getByLabel('Código del estudiante')
const seen = (page: Page) => page.getByRole('region', { name: 'Resultado' })

async function checkCode(page: Page, code: string, outcome: string): Promise<void> {
  await field(page).fill(code)
  await page.keyboard.press('Enter')
  await seen(page).getByText(code.toUpperCase()).waitFor()
  await seen(page).getByText(outcome, { exact: true }).waitFor()
  await page.locator('input:focus').waitFor()
  expect(await field(page).inputValue()).toBe('')
}

describe('The gate', () => {
  it('sees one code after the other', async () => {
    const hub = await runHub()
    const page = await openGate({ hub, screen: phone })
    await expectWellEverywhere(page, 'the gate', allScreens)
    await field(page).fill('1000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Un código son cinco letras o números.').waitFor()
    await expectWellEverywhere(page, 'the rule of a code', allScreens)

    await checkCode(page, '10001', 'Puede continuar')
    await seen(page).getByText('Mariana Gómez Rojas').waitFor()
    await seen(page)
      .getByText(/^10001 · Primero · 10:0\d$/)
      .waitFor()
    await expectWellEverywhere(page, 'a student who may go on', allScreens)
    await checkCode(page, '10010', 'Matrícula completa')
    await checkCode(page, '10012', 'Pago aún no activo')
    await expectWellEverywhere(page, 'a student who may not', allScreens)
    await checkCode(page, 'zzzzz', 'Código desconocido')
    await expectWellEverywhere(page, 'a code that nobody has', allScreens)
    await setSeasonClock(hub, '2025-06-21T10:00:00-05:00')
    await checkCode(page, '10009', 'Matrícula extemporánea')
    await seen(page)
      .getByText('El pago solo se habilitó entre el 18 y el 20 de junio, y esos días ya pasaron.', {
        exact: false,
      })
      .waitFor()
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Código desconocido'),
      expect.stringContaining('Pago aún no activo'),
      expect.stringContaining('Matrícula completa'),
      expect.stringMatching(/10001Mariana Gómez Rojas · Primero.*Puede continuar/),
    ])
    await expectWellEverywhere(page, 'a late form, and those before', allScreens)

    const log = await hub.hub.app
      .database('sign_in_log')
      .where({ section: 'security' })
      .orderBy('id')
      .select('student', 'result')
    expect(log).toEqual(
      [
        ['10001', 'proceed'],
        ['10010', 'complete'],
        ['10012', 'not-active'],
        ['ZZZZZ', 'unknown'],
        ['10009', 'late-form'],
      ].map(([student, result]) => ({ student, result })),
    )
  })

  it('keeps an administrator signed in as that, and opens no wizard', async () => {
    const page = await openGate({ screen: desktop, role: 'admin' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await checkCode(page, '10001', 'Puede continuar')
    await expectWell(page, 'the gate in the dark')
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Auditoría' }).waitFor()
  })

  it('says that the season is over or the platform closed', async () => {
    const hub = await runHub()
    const page = await openGate({ hub })
    await setSeasonClock(hub, '2031-01-01T10:00:00-05:00')
    await checkCode(page, '10001', 'Plataforma cerrada')
    await expectWell(page, 'a closed platform')
  })

  it('shows what it sees although the log is full, and says that it was not logged', async () => {
    const page = await openGate()
    const problem = { title: 'Demasiados intentos', status: 429, code: 'TOO_MANY_TRIES', detail: 'Espere' }
    await page.route('**/api/people/student/logs', (route) => route.fulfill({ status: 429, json: problem }))
    await checkCode(page, '10001', 'Puede continuar')
    await seen(page).getByText('Esta consulta no quedó en el registro.', { exact: false }).waitFor()
    await expectWell(page, 'a look that was not logged')
  })

  it('keeps the code when the hub is not reached', async () => {
    const page = await openGate()
    await page.context().setOffline(true)
    await field(page).fill('10001')
    await page.keyboard.press('Enter')
    await page.getByText('El código sigue en el campo. Intente de nuevo.', { exact: false }).waitFor()
    expect(await field(page).inputValue()).toBe('10001')
    await expectWell(page, 'a gate without a connection')
    await page.context().setOffline(false)
    await checkCode(page, '10001', 'Puede continuar')
  })

  it('is not for the dining room', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'food', screen: desktop })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})
