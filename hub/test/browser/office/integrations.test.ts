import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const integrations = '/enrollment/admin/integrations'

const card = (page: Page, name: string) => page.getByRole('article', { name })

describe('The integrations', () => {
  it('are checked, and held by a person with a reason until they are let go', async () => {
    const { url } = await runHub()
    const page = await comeIn(browser, { url, role: 'it', screen: phone })
    await goTo(page, integrations, 'Integraciones')
    await page.getByRole('article').nth(7).waitFor()
    expect(await page.getByRole('article').count()).toBe(8)
    const maps = card(page, 'Mapas maps.main')
    expect(await maps.getByText('Todavía no se ha comprobado').count()).toBe(1)
    await expectWellEverywhere(page, 'integrations')

    await maps.getByRole('button', { name: 'Comprobar ahora: maps.main' }).click()
    await maps.getByText(/^Responde · sandbox/).waitFor()
    await maps.getByRole('button', { name: 'Pausar: maps.main' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Pausar Mapas (maps.main)?' })
    await dialog.getByText(/^La búsqueda de direcciones/).waitFor()
    await dialog.getByRole('button', { name: 'Pausar' }).click()
    await dialog.getByText('Escriba el motivo').waitFor()
    await expectWellEverywhere(page, 'the pause without a reason')

    await dialog.getByLabel('Motivo').fill('Mantenimiento del proveedor')
    await dialog.getByRole('button', { name: 'Pausar' }).click()
    await maps.getByText(/^En pausa por sistemas desde el .* Motivo: Mantenimiento del proveedor$/).waitFor()
    expect(
      await maps
        .getByRole('group')
        .getByText(/^La búsqueda de direcciones/)
        .isVisible(),
    ).toBe(true)
    await expectWellEverywhere(page, 'a paused integration')

    await maps.getByRole('button', { name: 'Reanudar: maps.main' }).click()
    await maps.getByText('Funciona').waitFor()
    expect(await maps.getByText(/^En pausa/).count()).toBe(0)
  })

  it('say in words what a check met, and which calls failed when', async () => {
    const hub = await runHub()
    const transport = await signInStaff(hub, 'transport')
    await faultsAt(hub.hub.app, 'maps.main').injectFault('unreachable')
    expect((await transport.get('/api/maps/search?text=calle')).status).toBe(503)
    const page = await comeIn(browser, { url: hub.url, role: 'it', screen: desktop })
    await goTo(page, integrations, 'Integraciones')
    const maps = card(page, 'Mapas maps.main')
    await maps.getByText(/^1 recientes$/).click()
    await maps.getByRole('listitem').filter({ hasText: 'No hubo conexión con el otro sistema.' }).waitFor()
    await maps.getByRole('button', { name: /^Comprobar ahora/ }).click()
    await maps.getByText(/^No responde · /).waitFor()
    await expectWell(page, 'an integration in trouble')
  })

  it('lead to the desk of a pretend vendor, and to none where there is none', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
    await goTo(page, integrations, 'Integraciones')
    const desk = card(page, 'Pagos payments.card').getByRole('link', { name: 'Abrir el sistema simulado' })
    expect(await desk.getAttribute('href')).toBe('/sandbox/payments.card/')
    const maps = card(page, 'Mapas maps.main')
    expect(await maps.getByRole('link', { name: 'Abrir el sistema simulado' }).count()).toBe(0)
  })

  it('are not the finance office’s', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: desktop })
    await goTo(page, integrations, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByRole('article').count()).toBe(0)
  })
})

describe('The season’s clock', () => {
  it('is set to a moment, or to a date of one’s own', async () => {
    const { url } = await runHub()
    const page = await comeIn(browser, { url, role: 'it', screen: phone })
    await goTo(page, integrations, 'Integraciones')
    const clock = page.getByRole('region', { name: 'Reloj del año escolar' })
    await clock.getByText(/^Ahora: 19 de junio de 2025, 10:0\d$/).waitFor()
    await clock.getByRole('button', { name: 'Cierre de los periodos 1 y 2', exact: true }).click()
    await clock.getByText(/^Ahora: 29 de julio de 2025, 00:00$/).waitFor()
    // The frame around the screen says it too.
    await page.getByText(/^Reloj del año escolar: 29 de julio de 2025, 00:0\d/).waitFor()

    await clock.getByLabel('Fecha y hora en Bogotá').fill('')
    await clock.getByRole('button', { name: 'Poner el reloj' }).click()
    await clock.getByText('Elija la fecha y la hora').waitFor()
    await expectWellEverywhere(page, 'the clock without a date')
    await clock.getByLabel('Fecha y hora en Bogotá').fill('2025-06-20T23:30')
    await clock.getByRole('button', { name: 'Poner el reloj' }).click()
    await clock.getByText(/^Ahora: 20 de junio de 2025, 23:30$/).waitFor()
    await expectWellEverywhere(page, 'the clock')
  })
})
