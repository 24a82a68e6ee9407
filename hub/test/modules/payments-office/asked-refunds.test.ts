import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { aDuplicate, list, resolve } from '@matricula/hub/testing/exceptions'
import { problemOf } from '@matricula/hub/testing/problem'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { faultsAt, memoOf } from '@matricula/hub/testing/vendor'

/** Refunds that the provider gave. */
const given = async ({ hub }: TestHub) =>
  (await memoOf(hub.app, 'payments.card').list('step:')).filter(({ value }) =>
    JSON.stringify(value).includes('"refund":'),
  ).length

const kept = ({ hub }: TestHub) =>
  hub.app.database('refund').orderBy('sent_at').select('way', 'status') as Promise<
    { way: string; status: string }[]
  >

const bankSum = async ({ hub }: TestHub) => {
  const [row] = await hub.app
    .database('posting_line')
    .where('account', 'like', 'bank/%')
    .sum({ amount: 'amount' })
  return Number(row?.['amount'] ?? 0)
}

describe.each(databases)('What a provider was asked to give back of an exception, on $name,', (database) => {
  it('payments-54: and may have given, goes no other way before it has said what came of it', async () => {
    const { hub, finance, exception, provider } = await aDuplicate({ database })
    await provider.misbehave({ lost: 'on' })
    await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')
    expect((await resolve(finance, exception, 'refund')).status).toBe(503)

    const unknown = await resolve(finance, exception, 'refunded-by-bank')
    expect([unknown.status, problemOf(unknown).code]).toEqual([409, 'REFUND_UNDER_WAY'])
    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    const found = await resolve(finance, exception, 'refunded-by-bank')

    expect([found.status, problemOf(found).code]).toEqual([409, 'ALREADY_RESOLVED'])
    expect(await kept(hub)).toEqual([{ way: 'provider', status: 'done' }])
    expect([await given(hub), await bankSum(hub)]).toEqual([1, 0])
    expect((await list(finance, '?state=resolved')).body).toMatchObject([
      { id: exception.id, resolution: 'refund' },
    ])
  })

  it('payments-54: and never heard of, goes by a transfer, which leaves the bank', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })
    const { amount } = exception
    await faultsAt(hub.hub.app, 'payments.card').injectFault('unreachable')
    expect((await resolve(finance, exception, 'refund')).status).toBe(503)

    expect((await resolve(finance, exception, 'refunded-by-bank')).status).toBe(200)

    expect(await kept(hub)).toEqual([
      { way: 'provider', status: 'refused' },
      { way: 'bank', status: 'done' },
    ])
    expect([await given(hub), await bankSum(hub)]).toEqual([0, -(amount ?? 0)])
  })

  it('payments-54: and whose last request was lost, goes by a transfer a minute after that', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })
    const { app } = hub.hub
    await faultsAt(app, 'payments.card').injectFault('unreachable')
    await app.database('payment_exception').where({ id: exception.id }).update({ resolution: 'refund' })
    expect((await resolve(finance, exception, 'refund')).status).toBe(503)
    await faultsAt(app, 'payments.card').clearFault()

    const early = await resolve(finance, exception, 'refunded-by-bank')
    expect([early.status, problemOf(early).code]).toEqual([409, 'REFUND_UNDER_WAY'])
    const longAgo = { sent_at: '2020-01-01T00:00:00.000Z' }
    await app.database('refund').update(longAgo)
    await faultsAt(app, 'payments.card').injectFault('unreachable')
    expect((await resolve(finance, exception, 'refund')).status).toBe(503)
    await faultsAt(app, 'payments.card').clearFault()
    expect((await resolve(finance, exception, 'refunded-by-bank')).status).toBe(409)
    await app.database('refund').update(longAgo)
    expect((await resolve(finance, exception, 'refunded-by-bank')).status).toBe(200)
    expect(await given(hub)).toBe(0)
  })

  it('payments-54: while another one says that it went by hand, is given by one of the two', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })

    const answers = await Promise.all([
      resolve(finance, exception, 'refunded-by-hand'),
      resolve(finance, exception, 'refund'),
      resolve(finance, exception, 'refunded-by-bank'),
    ])

    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    expect(await given(hub)).toBe(done[0] === answers[1] ? 1 : 0)
    expect((await kept(hub)).filter(({ status }) => status !== 'refused')).toHaveLength(1)
  })
})
