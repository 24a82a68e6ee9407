import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { choosePeriod, enter, openStep } from './family.ts'
import { desktop, expectWell, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

async function arrive(code: string, screen: Screen = phone): Promise<Page> {
  const page = await browser.open(screen, hub().url)
  await enter(page, code, 4)
  await page.getByText(/^Actividades inscritas: \d de 3$/).waitFor()
  return page
}

const cardOf = (page: Page, activity: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: activity, exact: true }) })

async function subscribe(page: Page, activity: string, held: number): Promise<void> {
  await page.getByRole('button', { name: `Inscribir ${activity}` }).click()
  await page.getByText(`Actividades inscritas: ${held} de 3`).waitFor()
}

describe('Community activities', () => {
  it('are three at most, with their hours, their price and a picture each', async () => {
    const page = await arrive('10001')
    const football = cardOf(page, 'Fútbol')
    await football.getByText(/^Horario: Lunes y jueves/).waitFor()
    await football.getByText('Quedan 60 cupos').waitFor()
    expect(await page.locator('.activity').count()).toBe(await page.locator('.activity__picture').count())
    await expectWell(page, 'activities')
    await subscribe(page, 'Fútbol', 1)
    await football.getByRole('button', { name: /^\$165\.000.*¿Por qué este valor\?/ }).waitFor()
    await subscribe(page, 'Huerta escolar', 2)
    await subscribe(page, 'Club de lectura', 3)
    await page.getByRole('button', { name: 'Inscribir Robótica' }).click()
    await cardOf(page, 'Robótica')
      .getByText('Solo se pueden inscribir máximo tres (3) actividades por estudiante.')
      .waitFor()
    await expectWell(page, 'three activities')
    await page.getByRole('button', { name: 'Retirar Huerta escolar' }).click()
    await page.getByText('Actividades inscritas: 2 de 3').waitFor()
    expect(await page.getByText('Solo se pueden inscribir máximo tres (3) actividades').count()).toBe(0)
  })

  it('that could not be signed up for without a connection say that it was not done', async () => {
    const page = await arrive('10004')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Inscribir Fútbol' }).click()
    await cardOf(page, 'Fútbol').getByText('Esto no quedó hecho.').waitFor()
    await expectWell(page, 'an activity without a connection')
    await page.context().setOffline(false)
    await page.getByText('No hay conexión a internet.').waitFor({ state: 'detached' })
    await subscribe(page, 'Fútbol', 1)
    expect(await page.getByText('Esto no quedó hecho.').count()).toBe(0)
  })

  it('that meet at the same time say so, and may both be chosen', async () => {
    const page = await arrive('10014')
    const ballet = cardOf(page, 'Ballet')
    await ballet.getByText(/^Horario: Martes y jueves/).waitFor()
    expect(await ballet.getByText(/^Coincide/).count()).toBe(0)
    await subscribe(page, 'Huerta escolar', 1)
    await ballet.getByText('Coincide en día y hora con Huerta escolar.').waitFor()
    await subscribe(page, 'Ballet', 2)
    await cardOf(page, 'Huerta escolar').getByText('Coincide en día y hora con Ballet.').waitFor()
    await expectWell(page, 'activities at the same time')
  })

  it('cost three per cent less with the whole year, and say so', async () => {
    const page = await arrive('10003', desktop)
    await cardOf(page, 'Fútbol').getByText('4 meses: $660.000. Se cobra después').waitFor()
    await openStep(page, 0)
    await choosePeriod(page, 'Año completo')
    await openStep(page, 4)
    await cardOf(page, 'Fútbol').getByText('4 meses: $640.200 con 3 % de descuento').waitFor()
    await expectWell(page, 'activities of the whole year')
  })

  it('are refused a second time when they were subscribed on another device', async () => {
    const [here, there] = [await arrive('10013'), await arrive('10013', desktop)]
    await subscribe(there, 'Ballet', 1)
    await here.getByRole('button', { name: 'Inscribir Ballet' }).click()
    await here.getByText('La actividad Ballet ya ha sido inscrita.').waitFor()
    await here.getByText('Actividades inscritas: 1 de 3').waitFor()
    await expectWell(here, 'an activity subscribed elsewhere')
  })

  it('say that the last place is taken, to who comes too late and to who is looking', async () => {
    const [late, looking] = [await arrive('10004'), await arrive('10004', desktop)]
    for (const page of [late, looking]) await cardOf(page, 'Natación').getByText('Queda 1 cupo').waitFor()
    // Its list does not hear of it before the click.
    await late.route(/\/fees\/community\/\d+$/, (route) => route.abort())
    const classmate = await Family.signIn(hub(), '10014')
    await classmate.visitor.post('/api/enrollment/fees/community/subscribe', {
      activity: { code: 'ECO-05' },
      student: { code: '10014' },
    })
    await late.getByRole('button', { name: 'Inscribir Natación' }).click()
    await late.getByRole('alert').getByText('Cupo agotado').waitFor()
    await expectWell(late, 'no place left')
    await looking.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    const full = looking.getByRole('button', { name: 'Cupo agotado, Natación' })
    await full.waitFor()
    expect(await full.isDisabled()).toBe(true)
    await expectWell(looking, 'no place left, seen while looking')
  })
})
