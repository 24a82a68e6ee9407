import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const draft = { version: 0, step: 1, period: 3, method: 2, quotas: 11, transport: { is: 'none' } }
const subscription = '/api/enrollment/fees/community/subscribe'
const input = { activity: { code: 'ECO-01' }, student: { code: '10001' } }

async function trailOf({ hub }: TestHub) {
  const rows = await hub.app.database('audit').orderBy('id')
  return rows.map(({ actor, act, subject, before, after, trace }) => ({
    actor,
    act,
    subject,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
    trace,
  }))
}

describe.each(databases)('What a family changes, on $name', (database) => {
  it('stands in the trail: who, what, before, after, and in which request', async () => {
    const hub = await runHub({ database })
    const { visitor } = await Family.signIn(hub, '10001')
    const saved = await visitor.put('/api/enrollment/draft', draft)
    await visitor.post(subscription, input)
    await visitor.delete(`${subscription}/student/10001/activity/ECO-01/grade/105`)
    const by = { actor: 'student:10001', subject: '10001' }
    const chosen = { period: 3, method: 2, quotas: 11 }
    expect(await trailOf(hub)).toMatchObject([
      {
        ...by,
        act: 'draft.save',
        before: { ...chosen, transport: { is: 'undecided' } },
        after: { ...chosen, transport: { is: 'none' } },
        trace: saved.headers.get('x-request-id'),
      },
      { ...by, act: 'activity.subscribe', before: [], after: ['ECO-01'] },
      { ...by, act: 'activity.leave', before: ['ECO-01'], after: [] },
    ])
  })

  it('is not written down when nothing changed', async () => {
    const hub = await runHub({ database })
    const { visitor } = await Family.signIn(hub, '10001')
    const kept = await visitor.put<{ version: number }>('/api/enrollment/draft', draft)
    const { version } = kept.body
    await visitor.put('/api/enrollment/draft', { ...draft, version, step: 2 })
    await visitor.put('/api/enrollment/draft', { ...draft, version: 0, period: 1, quotas: 0 })
    await visitor.delete(`${subscription}/student/10001/activity/ECO-01/grade/105`)
    expect((await trailOf(hub)).map(({ act }) => act)).toEqual(['draft.save'])
  })

  it('and what a provider says of its payment, from the beginning to the end, without the payer', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const started = await family.enrol(wholeYear)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    const amount = started.data?.amount
    const subject = started.data?.reference
    const trail = await trailOf(hub)
    expect(trail).toMatchObject([
      { actor: 'student:10001', act: 'payment.begin', subject, before: null, after: { amount } },
      {
        actor: 'provider:card',
        act: 'payment.end',
        subject,
        before: { status: 'open' },
        after: { status: 'approved', amount },
      },
    ])
    expect(new Set(trail.map(({ trace }) => trace)).size).toBe(1)
    expect(JSON.stringify(trail)).not.toMatch(/Ana|Ruiz|example\.com/)
  })

  it('and what a guardian does, by the account and never by its address', async () => {
    const { hub, guardian, started } = await beginInvoices({ database })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')
    const trail = await trailOf(hub)
    const [{ id } = { id: '' }] = await hub.hub.app.database('guardian').select('id')
    const by = { actor: `guardian:${id}` }
    const subject = started.data?.reference
    expect(trail).toMatchObject([
      { ...by, act: 'guardian.register', subject: id },
      { ...by, act: 'guardian.verify', subject: id },
      { ...by, act: 'invoices.begin', subject, after: { amount: started.data?.amount } },
      { actor: 'provider:invoices', act: 'invoices.end', subject, after: { status: 'approved' } },
    ])
    expect(JSON.stringify(trail)).not.toMatch(/example\.com|scrypt/)
  })
})
