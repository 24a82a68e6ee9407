import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { aDuplicate, reason, resolve, wrongAmount } from '@matricula/hub/testing/exceptions'
import { watch } from '@matricula/hub/testing/progress'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { until } from '@matricula/hub/testing/until'

interface ListedBody {
  readonly amount: number
  readonly status: string
}

const listed = (finance: Visitor, query = '') => finance.get<readonly ListedBody[]>(`/api/refunds${query}`)

/** COP that the ledger still owes to whoever paid. */
async function owedIn({ hub }: TestHub): Promise<number> {
  const lines: readonly { amount: number | string }[] = await hub.app
    .database('posting_line')
    .where('account', 'like', 'refund-due/%')
    .select('amount')
  return 0 - lines.reduce((total, { amount }) => total + Number(amount), 0)
}

describe.each(databases)('The list of refunds on $name', (database) => {
  it('payments-52: has another amount that went back by transfer, with whose it is and why', async () => {
    const { finance, exception, started, hub } = await wrongAmount({ database })
    await resolve(finance, exception, 'refunded-by-bank')

    const { body, headers } = await listed(finance)

    const about = {
      token: started.token,
      of: 'order',
      student: '10001',
      exception: exception.reference,
      reason,
    }
    expect(body).toEqual([
      expect.objectContaining({ ...about, amount: exception.amount, way: 'bank', status: 'done' }),
    ])
    expect(headers.get('x-total-amount')).toBe(String(exception.amount))
    for (const search of ['10001', exception.reference])
      expect((await listed(finance, `?search=${search}`)).body).toHaveLength(1)
    expect((await listed(finance, '?search=MH-NADIE')).body).toEqual([])
    const { summary } = await watch(hub)
    expect((await summary()).attention).toMatchObject({ transfers: 0 })
  })

  it('payments-52: has a second payment that its provider is asked for, and what is on its way is what the ledger owes', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')
    await resolve(finance, exception, 'refund')

    const sent = await listed(finance, '?status=sent')
    expect(sent.body).toMatchObject([{ way: 'provider', status: 'sent', amount: exception.amount }])
    expect(sent.headers.get('x-total-amount')).toBe(String(await owedIn(hub)))
    await faults.clearFault()
    await resolve(finance, exception, 'refund')

    const done = await until(
      () => listed(finance),
      ({ body }) => body[0]?.status === 'done',
    )
    expect(done.body).toMatchObject([{ reason, student: '10001' }])
    expect(await owedIn(hub)).toBe(0)
  })
})
