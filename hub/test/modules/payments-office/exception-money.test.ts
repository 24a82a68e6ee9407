import { describe, expect, it } from 'vitest'
import { beginPayment, says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const settings = { payments: { askEverySeconds: 1 } }

interface Exception {
  readonly amount: number | null
  readonly currency: string
  readonly students: readonly { readonly code: string; readonly name: string }[]
}

async function only(hub: TestHub): Promise<Exception> {
  const finance = await signInStaff(hub, 'finance')
  const [exception] = await until(
    async () => (await finance.get<Exception[]>('/api/payments/exceptions')).body,
    ({ length }) => length === 1,
  )
  if (exception === undefined) throw new Error('there is one')
  return exception
}

const named = (code: string) => ({
  code,
  name: expect.stringMatching(/\p{L}+ \p{L}+/u),
  grade: expect.stringMatching(/^\p{L}+/u),
})

describe.each(databases)('An exception in the list of finance, on $name,', (database) => {
  it('says how much came in and whose child it is for', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await provider.misbehave({ amountOff: '-1' })
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'EN REVISION')

    const amount = (started.data?.amount ?? 0) - 1
    expect(await only(hub)).toMatchObject({ amount, currency: 'COP', students: [named('10001')] })
  })

  it('of a family names every child', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings })
    await new Provider(hub).misbehave({ amountOff: '-1' })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'EN REVISION')

    expect((await only(hub)).students).toEqual([named('10013'), named('10014')])
  })

  it('of invoices names the students who are billed', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings })
    await new Provider(hub, 'invoices').misbehave({ amountOff: '-1' })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'EN REVISION')

    expect(await only(hub)).toMatchObject({ amount: started.data.amount - 1, students: [named('10003')] })
  })
})
