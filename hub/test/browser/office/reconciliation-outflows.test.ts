import { expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { signInStaff } from '@matricula/hub/testing/staff'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

const day = '/enrollment/admin/reconciliation?day=2025-06-19'
const dayTitle = 'Conciliación del 19 de junio de 2025'

it('A day shows what went back, what to do about it, and what is left of the day', async () => {
  const { hub, family, started } = await beginPayment()
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)
  const finance = await signInStaff(hub, 'finance')
  const give = (body: object, key: string) =>
    finance.post(`/api/payments/${started.token}/refunds`, body, { 'idempotency-key': key })
  await give({ amount: 1_000_000, way: 'provider', reason: 'Cupo no usado' }, 'devolver-1')
  await give({ amount: 250_000, way: 'bank', reason: 'Cupo no usado' }, 'devolver-2')

  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, '/enrollment/admin/reconciliation', 'Conciliación')
  await page.getByText('2 por resolver').waitFor()
  expect(await page.getByText('Devuelto o perdido: $1.000.000').count()).toBe(1)
  expect(await page.getByText('Neto: $3.750.000').count()).toBe(1)
  await goTo(page, day, dayTitle)

  const outflows = page.getByRole('region', { name: 'Devoluciones, contracargos y retiros' })
  const given = outflows.getByRole('listitem').filter({ hasText: 'Devolución: Hecha' })
  await given.getByText('Por deshacer en contabilidad').waitFor()
  expect(await given.getByText('$1.000.000', { exact: true }).count()).toBe(1)
  expect(await given.getByText('Contabilidad todavía tiene $1.000.000.').count()).toBe(1)
  expect(await given.getByText('Proveedor: la hizo').count()).toBe(1)
  expect(await given.getByRole('link', { name: 'Abrir el pago por revisar' }).count()).toBe(1)
  const asked = outflows.getByRole('listitem').filter({ hasText: 'Devolución: Pedida' })
  expect(await asked.getByText('Haga la transferencia').count()).toBe(1)
  expect(await asked.getByText('Contabilidad todavía tiene').count()).toBe(0)
  await expectWellEverywhere(page, 'what went back of a day')

  const money = page.getByRole('region', { name: 'Movimientos del día' })
  for (const amount of ['$4.750.000', '$1.000.000', '$3.750.000'])
    expect(await money.getByText(amount).count(), amount).toBeGreaterThan(0)

  await asked.getByRole('link', { name: 'Abrir la devolución' }).click()
  await page.getByRole('heading', { name: 'Devoluciones', level: 1 }).waitFor()
  await page.getByText('250.000').first().waitFor()
  await page.setViewportSize(desktop)
  await goTo(page, day, dayTitle)
  await given.waitFor()
  await expectWellEverywhere(page, 'what went back of a day on a desk')
})
