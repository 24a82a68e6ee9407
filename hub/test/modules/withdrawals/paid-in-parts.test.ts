import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import {
  type ContestableBody,
  type DisputeBody,
  open,
  opening,
  say,
  why,
} from '@matricula/hub/testing/disputes'
import { only } from '@matricula/hub/testing/exceptions'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { withPaidParts } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import { broken, giveBack, refundsOf, sums } from '../payments-office/a-refund.ts'
import { propose, withdraw, withdrawalsOf } from './a-withdrawal.ts'

const total = 4_750_000
/** The mother's part. */
const part = 2_375_000
const transfer = { reference: 'Transferencia 4711', day: '2025-06-19' }

describe.each(databases)('The withdrawal of who paid in parts, on $name', (database) => {
  it('is proposed as any, and goes back by transfer alone', async () => {
    const { hub, family, finance } = await withPaidParts(3, { database })
    const { body: proposed } = await propose(finance)
    expect(proposed).toMatchObject({ left: total, paid: total, returned_before: 0, provider: 'none' })
    expect(proposed.returned).toBe(total - proposed.kept)
    const byProvider = problemOf(await withdraw(finance))
    expect([byProvider.code, Object.keys(byProvider.errors ?? {})]).toEqual(['BAD_INPUT', ['way']])

    const { status, body } = await withdraw(finance, { returned: proposed.returned, way: 'bank' })

    expect([status, body]).toMatchObject([
      200,
      { returned: proposed.returned, kept: proposed.kept, refund: { way: 'bank', status: 'sent' } },
    ])
    expect(await broken(hub)).toEqual([])
    expect((await finance.post(`/api/refunds/${body.refund?.id}/done`, transfer)).status).toBe(200)
    expect((await family.check()).status).toBe('RETIRADO')
    expect(await sums(hub)).toEqual({
      'provider/card': total,
      'bank/refunds': -proposed.returned,
      'to-post': proposed.returned,
      'accounting/main': -total,
    })
    expect(await broken(hub)).toEqual([])
    const mails = () =>
      hub.hub.app.database('outbox').whereIn('topic', ['notice.withdrawal', 'notice.refund'])
    await until(
      mails,
      (rows: readonly { status: string }[]) =>
        rows.length === 2 && rows.every(({ status: is }) => is === 'done'),
    )
  })

  it('counts a part that its provider took back as gone back', async () => {
    const { hub, finance, paid } = await withPaidParts(3, { database })
    const whole = (await propose(finance)).body
    const [mothers] = paid
    if (mothers === undefined) throw new Error('the first part is paid')
    await new Provider(hub).change(mothers, 'reverse')
    await only(finance)

    const { body } = await propose(finance)

    expect(body).toMatchObject({ left: total - part, returned_before: part, paid: total })
    expect(body.returned).toBe(whole.returned - part)
    const { token } = (await withdraw(finance, { returned: body.returned, way: 'bank' })).body
    expect(await withdrawalsOf(finance)).toMatchObject([
      { returned: body.returned, proposed: body.returned, kept: total - part - body.returned },
    ])
    const more = { amount: total - part - body.returned + 1, way: 'bank', key: 'devolver-2' }
    expect(problemOf(await giveBack(finance, token, more)).errors).toHaveProperty('amount')
    expect(await broken(hub)).toEqual([])
  })

  it('leaves a part in dispute out until it is won', async () => {
    const { hub, finance, paid } = await withPaidParts(3, { database })
    const found = await finance.get<readonly ContestableBody[]>(
      `/api/disputes/payments?search=${paid[0]?.data.reference}`,
    )
    const payment = found.body[0]?.payment ?? ''
    const dispute = (await open(finance, opening({ payment, amount: part }))).body
    const whole = (await propose(finance)).body

    expect(whole).toMatchObject({ left: total - part, returned_before: part, contested: false })
    const { body } = await withdraw(finance, { returned: 0, way: null })
    expect(body).toMatchObject({ returned: 0, kept: total - part })
    await won(finance, dispute)

    expect(await refundsOf(finance, body.token)).toMatchObject({ left: total })
    expect(await broken(hub)).toEqual([])
  })

  it('is none of who has not paid all parts: what was paid goes back with the split’s end', async () => {
    const { hub, family, finance } = await withPaidParts(2, { database })

    expect(problemOf(await propose(finance)).code).toBe('ORDER_NOT_PAID')
    expect(problemOf(await withdraw(finance, { way: 'bank' })).code).toBe('ORDER_NOT_PAID')
    expect(await withdrawalsOf(finance)).toEqual([])

    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)
    expect(await sums(hub)).toEqual({ 'provider/card': 3_750_000, unapplied: -3_750_000 })
    expect((await family.check()).status).not.toBe('APROBADO')
    expect(await broken(hub)).toEqual([])
  })
})

async function won(finance: Parameters<typeof say>[0], dispute: DisputeBody): Promise<void> {
  expect((await say(finance, dispute, 'win', { reason: why })).body.status).toBe('won')
}
