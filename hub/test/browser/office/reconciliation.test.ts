import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Auditor, bookElsewhere, chargeElsewhere } from '@matricula/hub/testing/reconciliation'
import { Provider } from '@matricula/hub/testing/provider'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()

const days = '/enrollment/admin/reconciliation'
const day = `${days}?day=2025-06-19`
const dayTitle = 'Conciliación del 19 de junio de 2025'

/** Two payments by a link that nobody began here, one of them booked by hand under a slip of its reference. */
async function paidElsewhere(hub: TestHub): Promise<void> {
  await chargeElsewhere(hub, [
    { reference: 'LINK-1', amount: 480_000 },
    { reference: 'LINK-2', amount: 70_000 },
  ])
  await bookElsewhere(hub, { reference: 'LINK-I', amount: 480_000 })
}

const inOutbox = (hub: TestHub, status: string) =>
  until(
    () => hub.hub.app.database('outbox').whereLike('topic', 'accounting.%'),
    (rows) => rows.length > 0 && rows.every((row) => row.status === status),
  )

/** A row of the day as table or as card. */
function rowOf(page: Page, name: string): Locator {
  return page.locator('tr.ant-table-row, .row-card').filter({ hasText: name })
}

const open = async (page: Page, path = day) => goTo(page, path, dayTitle)

it('A day is found in the list, and its rows say what to do', async () => {
  const hub = await runHub()
  await (await Family.signIn(hub, '10003')).enrol(rightAndCosts)
  await inOutbox(hub, 'done')
  await new Provider(hub).misbehave({ amountOff: '-1' })
  const short = await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
  await paidElsewhere(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, days, 'Conciliación')
  await page.getByText('4 por resolver').waitFor()
  await expectWellEverywhere(page, 'the days')
  expect(await page.getByText('Sin pagos').count()).toBe(6)
  expect(await page.getByText('Cada pago coincide').count()).toBe(0)

  await page.getByRole('link', { name: '19 de junio de 2025' }).click()
  await page.getByRole('heading', { name: dayTitle, level: 1 }).waitFor()
  await page.getByText('5 de 5 filas').waitFor()
  await expectWellEverywhere(page, 'a day')

  const asked = (short.data?.amount ?? 0).toLocaleString('es-CO')
  await rowOf(page, '10001').getByText('Valor distinto').first().waitFor()
  expect(await page.getByText(`y se pidieron $${asked}: la diferencia es −$1.`).count()).toBe(1)
  expect(await page.getByText('El proveedor cobró un pago que nadie inició en la matrícula.').count()).toBe(2)
  expect(await rowOf(page, '10003').getByText('Coincide').count()).toBe(1)
  expect(await rowOf(page, '10003').getByText('Contabilidad tiene la orden completa').count()).toBe(1)
  expect(await rowOf(page, '10003').getByText('se cobran en otras fechas').count()).toBe(1)
  expect(await page.getByText('Total de 5 filas').first().isVisible()).toBe(true)

  await page.getByLabel('Solo lo que está por resolver').click()
  await page.getByText('4 de 5 filas').waitFor()
  expect(await rowOf(page, '10003').count()).toBe(0)
  await page.getByRole('link', { name: 'Día anterior' }).click()
  await page.getByText('Este día no tuvo pagos.').waitFor()
  await page.goBack()
  await page.getByText('4 de 5 filas').waitFor()
  const payment = await rowOf(page, '10001').getByRole('link', { name: 'Abrir el pago' }).getAttribute('href')
  expect(payment).toBe(`/enrollment/admin/payments?token=${short.token}`)
})

it('A day to come is none yet', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await open(page)
  await page.getByText('Este día no tuvo pagos.').waitFor()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await page.getByText('Este día no ha llegado.').waitFor()
  await goTo(page, `${days}?from=2025-06-20&to=2025-06-25`, 'Conciliación')
  await page.getByText('Estos días no han llegado.').waitFor()
  expect(await page.getByText('Sin pagos').count()).toBe(0)
})

it('A proposed match is accepted with a reason and undone', async () => {
  const hub = await runHub()
  await paidElsewhere(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await open(page)
  const proposal = page.getByRole('region', { name: '¿Son el mismo pago?' })
  await proposal.getByText('El valor es el mismo: $480.000.').waitFor()
  expect(await proposal.getByText('Las referencias se diferencian en una o dos letras.').count()).toBe(1)

  await proposal.getByRole('button', { name: 'Aceptar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await dialog.getByText('Escriba cómo lo sabe.').waitFor()
  await expectWellEverywhere(page, 'the reason of a match')
  await dialog.getByLabel('¿Cómo sabe que es el mismo pago?').fill('Visto en el extracto')
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 por resolver').waitFor()
  expect(await page.getByText('Es el mismo pago que C10001 LINK-I: «Visto en el extracto»').count()).toBe(1)
  expect(await proposal.count()).toBe(0)
  await expectWellEverywhere(page, 'a matched day')

  await page.getByRole('button', { name: 'Deshacer la unión' }).first().click()
  await dialog.getByText('Las 2 filas vuelven a estar por resolver.').waitFor()
  await dialog.getByRole('button', { name: 'Deshacer la unión' }).click()
  await page.getByText('3 por resolver').waitFor()
  expect(await hub.hub.app.database('reconciliation_match')).toEqual([])
})

it('Rows that a person chooses are joined; one alone is not', async () => {
  const hub = await runHub()
  await paidElsewhere(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await open(page)
  const join = page.getByRole('button', { name: 'Unir' })
  await page.getByLabel('Elegir LINK-1').check()
  await page.getByText('1 fila elegida. Elija otra para unirlas.').waitFor()
  expect(await join.isDisabled()).toBe(true)
  await page.getByLabel('Elegir LINK-2').check()
  await page.getByLabel('Elegir C10001').check()
  await expectWellEverywhere(page, 'chosen rows')
  await join.click()
  const dialog = page.getByRole('dialog', { name: 'Unir 3 filas en un mismo pago' })

  const other = await Auditor.comes(hub)
  const { rows } = await other.day()
  await other.match(rows.flatMap(({ id }) => (id === 'card:SP-LINK-2' ? [] : [id])))
  await dialog.getByLabel('¿Cómo sabe que es el mismo pago?').fill('Lo dijo el banco')
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await dialog.getByText('Las filas cambiaron').waitFor()
  await expectWellEverywhere(page, 'rows that changed meanwhile')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByText('1 por resolver').waitFor()
  expect(await page.getByText('El mismo pago, visto con el banco').count()).toBe(2)
})

it('What could not be read is never told as missing', async () => {
  const hub = await runHub()
  await (await Family.signIn(hub, '10003')).enrol(rightAndCosts)
  await inOutbox(hub, 'done')
  const accounting = faultsAt(hub.hub.app, 'accounting.main')
  await accounting.injectFault('unreachable')
  const page = await comeIn(browser, { url: hub.url, role: 'admin', screen: phone })
  await goTo(page, days, 'Conciliación')
  await page.getByText('Falta leer una parte').first().waitFor()
  expect(await page.getByText('No se pudo leer', { exact: true }).count()).toBe(7)
  await open(page)

  await page.getByText('No se pudo leer: Contabilidad').waitFor()
  const row = rowOf(page, '10003')
  expect(await row.getByText('No se pudo leer', { exact: true }).count()).toBe(1)
  expect(await row.getByText('No aparece').count()).toBe(0)
  expect(await row.getByText('No se sabe todavía').count()).toBe(1)
  await expectWellEverywhere(page, 'a day without accounting')

  await accounting.clearFault()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await row.getByText('Coincide').waitFor()
  expect(await page.getByText('No se pudo leer').count()).toBe(0)
})

it('A delivery that is on hold leads to the deliveries on hold', async () => {
  const hub = await runHub()
  await faultsAt(hub.hub.app, 'accounting.main').injectFault('refuses')
  await (await Family.signIn(hub, '10003')).enrol(rightAndCosts)
  await inOutbox(hub, 'on_hold')
  await faultsAt(hub.hub.app, 'accounting.main').clearFault()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await open(page)
  await rowOf(page, '10003').getByText('Envío retenido').first().waitFor()
  await page.getByRole('link', { name: 'Ver los envíos retenidos' }).click()
  await page.getByRole('heading', { name: 'Envíos', level: 1 }).waitFor()
  await page.locator('tr.ant-table-row').first().waitFor()
  const onHold = await hub.hub.app.database('outbox').where({ status: 'on_hold' })
  expect(await page.locator('tr.ant-table-row').count()).toBe(onHold.length)
})

it('A day is saved as a file, its amounts as numbers', async () => {
  const hub = await runHub()
  await paidElsewhere(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await open(page)
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('conciliacion-2025-06-19.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('Resultado;Pago;Fecha y hora;Proveedor;')
  const [link = ''] = lines.filter((line) => line.includes(';LINK-1;'))
  expect(link).toContain('Solo en el proveedor')
  expect(link).toContain(';480000;Matrículas;SP-LINK-1;Cobrado;COP;No aparece;')
})

it('A span that is too long is told beside its field', async () => {
  const page = await comeIn(browser, { url: shared().url, role: 'finance', screen: phone })
  await goTo(page, days, 'Conciliación')
  await page.getByLabel('Desde').fill('2025-05-01')
  await page.getByRole('button', { name: 'Ver días' }).click()
  await page.getByText('Elija de 1 a 31 días, el primero antes que el último.').waitFor()
  await expectWellEverywhere(page, 'a span that is too long')
  await page.getByLabel('Desde').fill('2025-06-18')
  await page.getByRole('button', { name: 'Ver días' }).click()
  await page.getByRole('link', { name: '18 de junio de 2025' }).waitFor()
  expect(await page.getByRole('link', { name: /de junio de 2025/ }).count()).toBe(2)
})

it.each(['admissions', 'it'] as const)('Reconciliation is not for %s', async (role) => {
  const page = await comeIn(browser, { url: shared().url, role, screen: desktop })
  await page.goto(day)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { name: /Conciliación/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Conciliación' }).count()).toBe(0)
})
