import { expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { list, resolve, settings } from '@matricula/hub/testing/exceptions'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

async function sums(finance: Visitor, query = '') {
  const { headers } = await list(finance, query)
  return [headers.get('x-total-amount'), headers.get('x-total-amount-out')]
}

it('payments-51: What waits to be resolved is told in two sums, what came in and what went out', async () => {
  const { hub, family, started, provider } = await beginPayment({ settings })
  const finance = await signInStaff(hub, 'finance')
  const { data } = await (await Family.signIn(hub, '10006')).enrol(bankAgreement)
  const content = `referencia;valor;fecha\n${data?.reference};12345;2025-06-20`
  await finance.post('/api/payments/bank-agreement/file', { name: 'pagos.csv', content, mode: 'run' })
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)

  await provider.change(started, 'reverse')
  const { body } = await until(
    () => list(finance),
    ({ body: rows }) => rows.length === 2,
  )

  const out = String(started.data?.amount)
  expect(await sums(finance)).toEqual(['12345', out])
  expect(await sums(finance, '?kind=reversed')).toEqual(['0', out])
  expect(await sums(finance, '?kind=wrong-amount')).toEqual(['12345', '0'])
  expect(await sums(finance, '?state=resolved')).toEqual([null, null])
  for (const one of body.filter(({ kind }) => kind === 'reversed')) await resolve(finance, one, 'attended')
  expect(await sums(finance)).toEqual(['12345', '0'])
})
