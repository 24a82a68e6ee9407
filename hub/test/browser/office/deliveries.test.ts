import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { announce } from '../../../src/modules/outbox/index.ts'
import { beginPayment } from '@matricula/hub/testing/a-payment'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { unzip } from '@matricula/hub/testing/unzip'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { saveFile } from './save-file.ts'
import { chooseFilter, comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const deliveries = '/enrollment/admin/deliveries'

/** An order that accounting refused, although accounting is well again. */
async function withOrderOnHold(): Promise<TestHub> {
  const { hub, family, started } = await beginPayment()
  const { app } = hub.hub
  await faultsAt(app, 'accounting.main').injectFault('refuses')
  await family.chooseAtProvider(started, 'approve')
  await until(
    () => app.database('outbox').where({ status: 'on_hold' }).first(),
    (row) => row !== undefined,
  )
  await faultsAt(app, 'accounting.main').clearFault()
  return hub
}

/** Deliveries that nobody takes: the hub's work stands still. */
async function withDueDeliveries(keys: readonly string[]): Promise<TestHub> {
  const hub = await runHub()
  const { app } = hub.hub
  await app.work.stop()
  const at = app.clock.wall()
  for (const key of keys) {
    const message = { topic: 'notice.link', key, payload: {}, trace: `trace-of-${key}`, at } as const
    await app.database.transaction((trx) => announce(trx, message))
  }
  return hub
}

async function shows(page: Page, ...ids: string[]): Promise<void> {
  await expect
    .poll(() => page.getByRole('row').getByRole('link').allTextContents(), { timeout: 10_000 })
    .toEqual(ids)
}

it('The deliveries say that there are none', async () => {
  const { url } = await runHub()
  const page = await comeIn(browser, { url, role: 'it', screen: phone })
  await goTo(page, deliveries, 'Envíos')
  await expectWellEverywhere(page, 'deliveries')
  expect(await page.getByText('No hay envíos.').count()).toBe(1)
})

describe('A delivery on hold', () => {
  it('says what happened and what to do, and arrives when a person sends it again', async () => {
    const { url } = await withOrderOnHold()
    const page = await comeIn(browser, { url, role: 'finance', screen: phone })
    await goTo(page, deliveries, 'Envíos')
    const row = page.getByRole('row').filter({ hasText: 'Orden a contabilidad' })
    await row.getByText('Retenido').waitFor()
    await expectWellEverywhere(page, 'the list with a delivery on hold')

    await row.getByRole('link').click()
    const drawer = page.getByRole('dialog', { name: /^Envío \d+: Orden a contabilidad$/ })
    await drawer.getByText(/^El otro sistema no lo aceptó\..*\(switched to refuse\)$/).waitFor()
    await drawer.getByText(/^Reintentar no ayuda mientras la causa siga allí\./).waitFor()
    // The audit trail is the administration's.
    expect(await drawer.getByRole('link', { name: 'Verlo en la auditoría' }).count()).toBe(0)
    await expectWellEverywhere(page, 'a delivery on hold')

    await drawer.getByRole('button', { name: /^Reintentar el envío/ }).click()
    await page.getByText('El envío se intenta de nuevo.').waitFor()
    await drawer.getByText('Llegó. No hay nada que hacer.').waitFor()
    expect(await drawer.getByRole('button', { name: /^(Reintentar|Retener)/ }).count()).toBe(0)
    await expectWellEverywhere(page, 'a delivery that arrived')
  })
})

describe('Many deliveries on hold', () => {
  it('are all sent again by one button, on every page of the list and by its filters', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `link:${index}`)
    const hub = await withDueDeliveries([...keys, 'other:one'])
    const { database } = hub.hub.app
    await database('outbox').update({ status: 'on_hold', last_fault: 'rejected: no' })
    const page = await comeIn(browser, { url: hub.url, role: 'it', screen: phone })
    await goTo(page, deliveries, 'Envíos')
    const all = page.getByRole('button', { name: /^Reintentar todos/ })
    expect(await all.count()).toBe(0)
    await chooseFilter(page, 'Estado', 'Retenido')
    await page.getByRole('button', { name: 'Reintentar todos (31)' }).waitFor()
    await page.getByRole('searchbox', { name: /^Buscar por clave/ }).fill('link:')
    await page.getByRole('button', { name: 'Reintentar todos (30)' }).waitFor()
    await expectWellEverywhere(page, 'the deliveries on hold and their button')

    await all.click()
    const question = page.getByRole('dialog', {
      name: '¿Reintentar los envíos retenidos de esta lista (30)?',
    })
    await question.waitFor()
    await expectWell(page, 'the question before all are retried')
    await question.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByText('Se intentan de nuevo: 30.').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content')
    expect(await database('outbox').where({ status: 'on_hold' }).pluck('key')).toEqual(['other:one'])
  })
})

describe('A due delivery', () => {
  it('is kept for a person, after a question, and let go again', async () => {
    const { url } = await withDueDeliveries(['link:uno'])
    const page = await comeIn(browser, { url, role: 'it', screen: desktop })
    await goTo(page, deliveries, 'Envíos')
    await page.getByRole('button', { name: 'Retener el envío 1' }).click()
    const question = page.getByRole('dialog', { name: '¿Retener el envío 1: Enlace por correo?' })
    await question.waitFor()
    await expectWell(page, 'the question before a delivery is on hold')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByText('Pendiente').waitFor()

    await page.getByRole('button', { name: 'Retener el envío 1' }).click()
    await question.getByRole('button', { name: 'Retener' }).click()
    await page.getByText('El envío queda retenido.').waitFor()
    await page.getByText('Lo retuvo sistemas.').waitFor()
    await page.getByRole('button', { name: 'Reintentar el envío 1' }).click()
    await page.getByRole('button', { name: 'Retener el envío 1' }).waitFor()
  })

  it('that a worker has just taken is not stopped, and the person is told', async () => {
    const hub = await withDueDeliveries(['link:uno'])
    const page = await comeIn(browser, { url: hub.url, role: 'it', screen: desktop })
    await goTo(page, deliveries, 'Envíos')
    await hub.hub.app.database('outbox').update({ leased_until: '2999-01-01T00:00:00.000Z' })
    await page.getByRole('button', { name: 'Retener el envío 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retener' }).click()
    await page
      .getByRole('alert')
      .getByText('Este envío ya está retenido, o se está haciendo ahora.')
      .waitFor()
    expect(await page.getByText('Pendiente').count()).toBe(1)
  })
})

describe('The list of deliveries', () => {
  it('is found by key, state, topic and request, sorted, and kept in the address', async () => {
    const hub = await withDueDeliveries(['link:uno', 'link:dos', 'other:tres'])
    const { database } = hub.hub.app
    await database('outbox')
      .where({ id: 2 })
      .update({ status: 'on_hold', attempts: 9, last_fault: 'unreachable: x' })
    const page = await comeIn(browser, { url: hub.url, role: 'it', screen: desktop })
    await goTo(page, deliveries, 'Envíos')
    await shows(page, '3', '2', '1')
    const nextTries = page.locator('.ant-table-row td:nth-child(7)')
    expect((await nextTries.allTextContents()).map((said) => said.includes(':'))).toEqual([true, false, true])
    await page.getByRole('columnheader', { name: 'Intentos' }).click()
    await shows(page, '3', '1', '2')

    await page.getByRole('searchbox', { name: /^Buscar por clave/ }).fill('link:')
    await shows(page, '1', '2')
    await chooseFilter(page, 'Estado', 'Retenido')
    await shows(page, '2')
    await page.reload()
    await shows(page, '2')
    expect(await page.getByRole('searchbox', { name: /^Buscar por clave/ }).inputValue()).toBe('link:')

    await page.getByRole('searchbox', { name: /^Buscar por clave/ }).fill('')
    await page.getByRole('row').getByRole('link').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ver todo lo de esta solicitud' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const request = page.getByRole('textbox', { name: 'Número de la solicitud' })
    await expect.poll(() => request.inputValue(), { timeout: 10_000 }).toBe('trace-of-link:dos')
    await request.fill('none-such')
    await page.getByText('Ningún resultado con estos filtros.').waitFor()
    await expectWell(page, 'nothing left by the filters')
    await page.getByRole('button', { name: 'Quitar los filtros' }).click()
    await shows(page, '3', '1', '2')
  })

  it('keeps a delivery closed that is closed at the very moment in which the list is sorted', async () => {
    const { url } = await withDueDeliveries(['link:uno', 'link:dos'])
    const page = await comeIn(browser, { url, role: 'it', screen: desktop })
    await goTo(page, deliveries, 'Envíos')
    await page.getByRole('row').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
    const heading = page.locator('thead th').filter({ hasText: 'Intentos' })
    const sorts = await heading.elementHandle()
    const close = await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).elementHandle()
    await page.evaluate(
      (both) => both.forEach((element) => element instanceof HTMLElement && element.click()),
      [close, sorts],
    )
    await expect.poll(() => heading.getAttribute('aria-sort'), { timeout: 10_000 }).toBe('ascending')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.has('delivery')).toBe(false)
  })

  it('leaves as CSV and as XLSX with what the filters let through', async () => {
    const { url } = await withDueDeliveries(['link:uno', '=1+1', 'other:tres'])
    const page = await comeIn(browser, { url, role: 'it', screen: desktop })
    await goTo(page, deliveries, 'Envíos')
    const csv = (await saveFile(page, 'CSV')).content.toString('utf8').replace('\uFEFF', '').split('\r\n')
    expect(csv[0]).toBe('Número;Qué se envía;Estado;Qué pasó;Intentos;Próximo intento;Clave')
    expect(csv).toHaveLength(4)
    // A spreadsheet would compute it.
    expect(csv[2]).toMatch(/^2;Enlace por correo;Pendiente;.*;"'=1\+1"$/)

    await page.getByRole('searchbox', { name: /^Buscar por clave/ }).fill('other:')
    await shows(page, '3')
    const sheets = [...unzip((await saveFile(page, 'XLSX (Excel)')).content).values()].join('')
    expect(sheets).toContain('Qué se envía')
    expect(sheets).toContain('other:tres')
    expect(sheets).not.toContain('link:uno')
  })
})
