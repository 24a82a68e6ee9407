import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily, siblings } from '@matricula/hub/testing/families'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'

interface DayBody {
  readonly rows: readonly {
    readonly verdict: string
    readonly hub: { readonly of: string; readonly student: string; readonly amount: number } | null
    readonly accounting: { readonly entries: readonly unknown[] } | null
  }[]
}

describe.each(databases)('The day of a family’s payment on $name', (database) => {
  it('has one movement at the provider, which agrees with every child’s entries in accounting', async () => {
    const { hub, parent, started } = await beginFamily({ database })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')
    for (const code of siblings) await until(() => readBooks(hub.hub.app, code), isDelivered)
    const finance = await signInStaff(hub, 'finance')
    const day = started.data.since.slice(0, 10)

    const { body } = await finance.get<DayBody>(`/api/reconciliation/days/${day}`)

    const rows = body.rows.filter((row) => row.hub !== null)
    expect(rows).toMatchObject([
      {
        verdict: 'agrees',
        hub: { of: 'family', student: siblings.join(', '), amount: started.data.amount },
      },
    ])
    expect(rows[0]?.accounting?.entries).toHaveLength(siblings.length)
  })
})
