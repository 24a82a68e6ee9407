import { expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { desktop, expectWellEverywhere, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

it('Finance sees every movement of an order’s money once it asks, and where it is today', async () => {
  const { hub, family, started } = await beginPayment()
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, '/enrollment/admin/payments', 'Pagos')
  await page.getByRole('link', { name: '10001', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Orden de/ })

  await drawer.getByRole('button', { name: 'Ver los movimientos' }).click()

  const table = drawer.getByRole('table', { name: 'Movimientos del dinero' })
  await table.waitFor()
  const rows = await table.getByRole('row').allInnerTexts()
  const amount = `$${(started.data?.amount ?? 0).toLocaleString('es-CO')}`
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '19 de junio de 2025',
    `En el proveedor (Matrículas) +${amount}`,
    `Por registrar en contabilidad −${amount}`,
    '19 de junio de 2025',
    `Por registrar en contabilidad +${amount}`,
    `Registrado en contabilidad −${amount}`,
    'Hoy',
    `En el proveedor (Matrículas) +${amount}`,
    `Registrado en contabilidad −${amount}`,
  ])
  await expectWellEverywhere(page, 'a payment with its movements')
})
