import { expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings, wrongAmount } from '@matricula/hub/testing/exceptions'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'

/** A version before `returned` was a status called it failed. */
async function asBefore({ hub }: TestHub): Promise<void> {
  for (const table of ['payment_attempt', 'allocation'])
    await hub.app.database(table).where({ status: 'returned' }).update({ status: 'failed' })
}

it.each(databases)(
  'Money that was given back by hand before that was a status reads as given back on $name',
  async (database) => {
    const { hub, started, finance, exception } = await wrongAmount({ database })
    const { token } = started
    await resolve(finance, exception, 'refunded-by-hand')
    await asBefore(hub)

    const listed = (query: string) => finance.get<{ status: string }[]>(`/api/payments${query}`)
    const story = await finance.get<{ word: string; attempts: { status: string }[] }>(
      `/api/payments/${token}/timeline`,
    )

    expect((await listed('?sort=status')).body).toMatchObject([{ token, status: 'DEVUELTO' }])
    expect((await listed('?status=DEVUELTO')).body).toMatchObject([{ token }])
    expect((await listed('?status=RECHAZADO')).body).toEqual([])
    expect(story.body).toMatchObject({ word: 'DEVUELTO', attempts: [{ status: 'returned' }] })
    expect((await new Auditor(finance).day()).rows).toMatchObject([
      { verdict: 'agrees', hub: { status: 'returned' } },
    ])
  },
)

it.each(databases)('So does what came for several children at once on $name', async (database) => {
  const { hub, parent, started } = await beginFamily({ database, settings })
  await new Provider(hub).misbehave({ amountOff: '-1' })
  await parent.choose(started, 'approve')
  await parent.says(started.token, 'EN REVISION')
  const finance = await signInStaff(hub, 'finance')
  await resolve(finance, await only(finance), 'refunded-by-hand')
  await asBefore(hub)

  const listed = (query: string) => finance.get<{ status: string }[]>(`/api/payments${query}`)
  expect((await listed('?status=DEVUELTO')).body.map(({ status }) => status)).toEqual([
    'DEVUELTO',
    'DEVUELTO',
  ])
  expect((await listed('?status=RECHAZADO')).body).toEqual([])
  expect((await new Auditor(finance).day()).rows).toMatchObject([
    { hub: { of: 'family', status: 'returned' } },
  ])
})

it.each(databases)('So does what came for invoices on $name', async (database) => {
  const { hub, guardian, started } = await beginInvoices({ database, settings })
  await new Provider(hub, 'invoices').misbehave({ amountOff: '-1' })
  await guardian.choose(started, 'approve')
  await guardian.says(started.token, 'EN REVISION')
  const finance = await signInStaff(hub, 'finance')
  await resolve(finance, await only(finance), 'refunded-by-hand')
  await asBefore(hub)

  expect((await new Auditor(finance).day()).rows).toMatchObject([
    { hub: { of: 'invoices', status: 'returned' } },
  ])
})
