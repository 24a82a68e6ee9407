import { expect, it } from 'vitest'
import { databases } from '../../support/databases.ts'
import { resolve, wrongAmount } from '../../support/exceptions.ts'
import { Auditor } from '../../support/reconciliation.ts'

it.each(databases)(
  'Money that was given back by hand before that was a status reads as given back on $name',
  async (database) => {
    const { hub, started, finance, exception } = await wrongAmount({ database })
    const { token } = started
    await resolve(finance, exception, 'refunded-by-hand')
    await hub.hub.house.database('payment_attempt').update({ status: 'failed' })

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
