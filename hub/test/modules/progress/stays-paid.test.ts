import { expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { only } from '@matricula/hub/testing/exceptions'
import { watch } from '@matricula/hub/testing/progress'
import { Provider } from '@matricula/hub/testing/provider'
import { withPaidParts } from '@matricula/hub/testing/splits'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import type { CertificateView } from '../../../src/modules/receipts/certificates/certificate-document.ts'
import { giveBack } from '../payments-office/a-refund.ts'

/** What stays paid, COP, wherever it is told. */
async function told(hub: TestHub, finance: Visitor) {
  const { received, receivedToday } = (await (await watch(hub)).summary()).money
  const sumOf = async (query: string) =>
    Number((await finance.get(`/api/payments${query}`)).headers.get('x-total-amount'))
  const { body: rows } = await finance.get<readonly { amount: number; returned: number }[]>('/api/payments')
  const year = await finance.post<CertificateView>('/api/certificates/payments', {
    student: '10001',
    year: 2025,
  })
  const listed = rows.map(({ amount, returned }) => amount - returned)
  const sums = [await sumOf(''), await sumOf('?student=10001')]
  return new Set([received, receivedToday, ...sums, ...listed, year.body.payments?.total])
}

it.each(databases)(
  'What a provider took back of a part of a complete order is paid in no list, on $name',
  async (database) => {
    const { hub, family, finance, paid } = await withPaidParts(3, { database })
    expect(await told(hub, finance)).toEqual(new Set([4_750_000]))

    if (paid[0] === undefined) throw new Error('three have paid')
    await new Provider(hub).change(paid[0], 'reverse')
    await only(finance)
    expect(await told(hub, finance)).toEqual(new Set([2_375_000]))

    await giveBack(finance, (await family.check()).token, { way: 'bank', amount: 1_000_000 })
    expect(await told(hub, finance)).toEqual(new Set([1_375_000]))
  },
)
