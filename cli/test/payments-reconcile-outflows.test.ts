import { expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { makeKey } from '@matricula/hub/testing/keys'
import { today } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import { cli } from './support/cli.ts'

it('A day tells what went back and what to do about it, and a list what is left of it', async () => {
  const { hub, family, started } = await beginPayment()
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)
  const finance = await signInStaff(hub, 'finance')
  const refund = { amount: 1_000_000, way: 'bank', reason: 'Cupo no usado' }
  await finance.post(`/api/payments/${started.token}/refunds`, refund, { 'idempotency-key': 'devolver-1' })
  const at = { hub: hub.url, key: await makeKey(hub, ['finance']) }
  const reconcile = (...words: string[]) => cli(['payments', 'reconcile', ...words], at)

  const { stdout } = await reconcile('--day', today)
  expect(stdout).toMatch(
    /Devolución: Pedida .* 10001 +\$ 1\.000\.000 +Por transferir\n +→ Haga la transferencia/,
  )
  expect(stdout).toContain('Recibido $ 4.750.000, devuelto o perdido $ 0, neto $ 4.750.000.')

  const days = JSON.parse((await reconcile('--from', today, '--to', today, '--json')).stdout)
  expect(days).toMatchObject([{ ledger: { gross: 4_750_000, outflow: 0, net: 4_750_000 }, open: 1 }])
})
