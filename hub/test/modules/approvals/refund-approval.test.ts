import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt, memoOf } from '@matricula/hub/testing/vendor'
import { aDuplicateToApprove, approvals, decide } from './a-request.ts'

const refunds = async ({ hub }: TestHub) =>
  (await memoOf(hub.app, 'payments.card').list('step:')).filter(({ value }) =>
    JSON.stringify(value).includes('"refund":'),
  ).length

describe.each(databases)('Much money that goes back on $name', (database) => {
  it('stays where it is until somebody else has approved it', async () => {
    const { hub, finance, admin, resolve, amount, exception } = await aDuplicateToApprove({ database })

    const asked = await resolve(finance)

    expect(asked.status).toBe(202)
    expect(asked.body).toMatchObject({
      act: 'exception.refund',
      subject: `exception:${exception.id}`,
      students: [{ code: '10001' }],
      amount,
    })
    expect(await refunds(hub)).toBe(0)
    const { body: stake } = await finance.get(`/api/payments/exceptions/${exception.id}/details`)
    expect(stake).toEqual({
      waiting: expect.objectContaining({ id: asked.body.id, requested_by: 'staff:finanzas' }),
      amount,
      currency: 'COP',
      students: asked.body.students,
      instance: 'card',
      means: 'card',
      second_person: true,
      payout: null,
    })
    const answers = await Promise.all([1, 2].map(() => decide(admin, asked.body.id, 'approve')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await refunds(hub)).toBe(1)
    const [resolved] = (await finance.get<{ resolution: string }[]>('/api/payments/exceptions')).body
    expect(resolved?.resolution).toMatch(/^refund · RF-[0-9A-F]+ · Pagó dos veces$/)
  })

  it('whose answer was lost goes back once, by approving again', async () => {
    const { hub, finance, admin, resolve } = await aDuplicateToApprove({ database })
    const { id } = (await resolve(finance)).body
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')

    const lost = await decide(admin, id, 'approve')
    expect([lost.status, problemOf(lost).code]).toEqual([503, 'FEATURE_DOWN'])
    expect(await approvals(finance)).toMatchObject([
      { state: 'approved', decided_by: 'staff:admin', result: null },
    ])
    await faults.clearFault()
    const again = await decide(admin, id, 'approve')

    expect(again.body).toMatchObject({ state: 'approved', result: 'refund' })
    expect(await refunds(hub)).toBe(1)
  })

  it('whose answer was lost is done once the provider says that it went back, and approving again says so', async () => {
    const { hub, finance, admin, resolve } = await aDuplicateToApprove({ database })
    const { id } = (await resolve(finance)).body
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('hangs-up')
    await decide(admin, id, 'approve')
    await faults.clearFault()

    const exception = () => hub.hub.app.database('payment_exception').first()
    const told = await until(exception, ({ resolved_at: at }) => at !== null)
    expect(told).toMatchObject({ resolved_by: 'provider:card', resolution: 'refund' })
    const again = await decide(admin, id, 'approve')

    expect(again.body).toMatchObject({ state: 'approved', result: 'refund' })
    expect(await exception()).toMatchObject({ resolved_by: 'staff:admin' })
    expect(await refunds(hub)).toBe(1)
  })

  it('that the provider refuses is over with its reason, and can be asked for anew at once', async () => {
    const { hub, finance, admin, resolve } = await aDuplicateToApprove({ database })
    const { id } = (await resolve(finance)).body
    const faults = faultsAt(hub.hub.app, 'payments.card')
    await faults.injectFault('refuses')

    const refused = await decide(admin, id, 'approve')

    expect([refused.status, problemOf(refused).code]).toEqual([422, 'VENDOR_REFUSED'])
    expect(problemOf(refused).detail).toContain('switched to refuse')
    expect(await approvals(finance)).toMatchObject([
      { state: 'refused', decided_by: 'provider:card', reason: 'switched to refuse', result: null },
    ])
    expect(await approvals(finance, 'open')).toEqual([])
    const again = await decide(admin, id, 'approve')
    expect([again.status, problemOf(again).code]).toEqual([409, 'APPROVAL_CLOSED'])
    const decisions = await hub.hub.app.database('audit').whereLike('act', 'approval.%').orderBy('id')
    expect(decisions.map(({ act, actor }) => [act, actor])).toEqual([
      ['approval.request', 'staff:finanzas'],
      ['approval.approve', 'staff:admin'],
      ['approval.refuse', 'provider:card'],
    ])

    await faults.clearFault()
    const anew = await resolve(finance)
    expect(anew.status).toBe(202)
    expect(anew.body.id).not.toBe(id)
    expect((await decide(admin, anew.body.id, 'approve')).body.result).toBe('refund')
    expect(await refunds(hub)).toBe(1)
  })

  it('that was given back by hand waits too', async () => {
    const { finance, admin, resolve } = await aDuplicateToApprove({ database })

    const asked = await resolve(finance, 'refunded-by-hand', 'Consignación 4711')

    expect([asked.status, asked.body.act]).toEqual([202, 'exception.resolve'])
    expect((await decide(admin, asked.body.id, 'approve')).body.result).toBe('refunded-by-hand')
    const [resolved] = (await finance.get<{ state: string }[]>('/api/payments/exceptions')).body
    expect(resolved?.state).toBe('resolved')
  })
})
