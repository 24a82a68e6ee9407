import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { contested, onlyContestable, open, opening, say, today, why } from '@matricula/hub/testing/disputes'
import { list } from '@matricula/hub/testing/exceptions'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** What each account has in pesos, those of disputes by their kind; those at 0 are left out. */
async function sums({ hub }: TestHub): Promise<Readonly<Record<string, number>>> {
  const lines: readonly { account: string; amount: number | string }[] = await hub.app
    .database('posting_line')
    .select('account', 'amount')
  const found = new Map<string, number>()
  for (const { account, amount } of lines) {
    const name = /^(?:disputed|loss|to-post|unapplied)/.exec(account)?.[0] ?? account
    found.set(name, (found.get(name) ?? 0) + Number(amount))
  }
  return Object.fromEntries([...found].filter(([, amount]) => amount !== 0))
}

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

const orderOf = async ({ hub }: TestHub) => {
  const { status } = await hub.app.database('enrollment_order').first('status')
  return status
}

/** The provider says by itself that it gave the charge back, and the hub has heard it. */
async function givesBack({ hub, provider, started }: Awaited<ReturnType<typeof contested>>): Promise<void> {
  const heard = () => hub.hub.app.database('callback_inbox').where({ status: 'done' })
  const before = (await heard()).length
  await provider.change(started, 'reverse')
  await until(heard, ({ length }) => length > before)
}

const fee = 30_000

describe.each(databases)('A dispute on $name', (database) => {
  it('takes its payment and its fee out of what the provider holds, until the school has won: the fee stays', async () => {
    const { hub, finance, amount, dispute } = await contested({ database })
    expect(dispute).toMatchObject({ status: 'opened', amount, fee, answer_by: '2025-06-24', overdue: false })
    const open = { disputed: amount, 'fees/card': fee, 'provider/card': -fee, 'accounting/main': -amount }
    expect(await sums(hub)).toEqual(open)
    await expectSound(hub)

    const answered = await say(finance, dispute, 'answer', { answer: 'Contrato, recibo y asistencia' })
    expect(answered.body).toMatchObject({ status: 'answered', answer: 'Contrato, recibo y asistencia' })
    expect(await sums(hub)).toEqual(open)
    await expectSound(hub)

    expect((await say(finance, dispute, 'win', { reason: why })).body.status).toBe('won')
    const won = { 'provider/card': amount - fee, 'fees/card': fee, 'accounting/main': -amount }
    expect(await sums(hub)).toEqual(won)
    expect(await orderOf(hub)).toBe('paid')
    await expectSound(hub)
  })

  it('that is lost and borne by the school leaves the order paid, and the provider’s own later word is no news', async () => {
    const begun = await contested({ database })
    const { hub, finance, amount, dispute, started, family } = begun

    const lost = await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

    expect(lost.body).toMatchObject({ status: 'lost', borne_by: 'school', ended_on: today })
    const borne = { loss: amount, 'fees/card': fee, 'provider/card': -fee, 'accounting/main': -amount }
    expect(await sums(hub)).toEqual(borne)
    await givesBack(begun)
    expect((await family.check()).status).toBe('APROBADO')
    expect(await orderOf(hub)).toBe('paid')
    expect(await sums(hub)).toEqual(borne)
    expect((await onlyContestable(finance, started.token)).contestable).toBe(0)
    await expectSound(hub)
  })

  it('that is lost and borne by the family has the payment go back, once, and accounting put right', async () => {
    const begun = await contested({ database })
    const { hub, finance, amount, dispute, family } = begun

    const lost = await say(finance, dispute, 'lose', { borne_by: 'family', reason: why })

    expect(lost.body).toMatchObject({ status: 'lost', borne_by: 'family' })
    await says(family, 'REVERSADO')
    const back = { 'fees/card': fee, 'provider/card': -fee, 'to-post': amount, 'accounting/main': -amount }
    expect(await orderOf(hub)).toBe('reversed')
    expect(await sums(hub)).toEqual(back)
    await givesBack(begun)
    expect(await sums(hub)).toEqual(back)
    const { body } = await list(finance)
    expect(body.map(({ kind }) => kind)).toEqual(['reversed'])
    await expectSound(hub)
  })

  it('is lost by the family once its provider says by itself that the payment went back', async () => {
    const { hub, finance, amount, dispute, provider, started, family } = await contested({ database })

    await provider.change(started, 'reverse')
    await says(family, 'EN REVISION')

    const { body } = await finance.get(`/api/disputes/${dispute.id}`)
    expect(body).toMatchObject({ status: 'lost', borne_by: 'family', ended_by: 'provider:card' })
    const back = { 'fees/card': fee, 'provider/card': -fee, 'to-post': amount, 'accounting/main': -amount }
    expect(await sums(hub)).toEqual(back)
    await expectSound(hub)
    expect((await say(finance, dispute, 'win', { reason: why })).status).toBe(409)
  })

  it('is recorded once, however often and at once it is said', async () => {
    const { hub, finance, payment, amount, dispute } = await contested({ database })
    const again = await open(finance, opening({ payment, amount }))
    expect(again.body.id).toBe(dispute.id)
    expect((await open(finance, { ...opening({ payment, amount }), fee: 1 })).body).toMatchObject({
      code: 'DISPUTE_KNOWN',
    })
    const other = await open(finance, { ...opening({ payment, amount }), case_reference: 'CB-2' })
    expect(other.body).toMatchObject({ code: 'DISPUTE_OPEN' })

    const loss = { borne_by: 'family', reason: why }
    const both = await Promise.all([
      say(finance, dispute, 'lose', loss),
      say(finance, dispute, 'lose', loss),
      say(finance, dispute, 'win', { reason: why }),
    ])

    const { body } = await finance.get<{ status: string }>(`/api/disputes/${dispute.id}`)
    const isLost = body.status === 'lost'
    expect(both.map(({ status }) => status)).toEqual(isLost ? [200, 200, 409] : [409, 409, 200])
    const ends = await hub.hub.app.database('posting').where('key', 'like', `dispute:${dispute.id}:%`)
    expect(ends.length).toBe(1)
    await expectSound(hub)
  })
})
