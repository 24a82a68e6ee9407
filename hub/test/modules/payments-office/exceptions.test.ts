import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import {
  aDuplicate,
  list,
  only,
  reason,
  resolve,
  wrongAmount,
  wrongAmountThatNeverCame,
} from '@matricula/hub/testing/exceptions'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt, memoOf } from '@matricula/hub/testing/vendor'

interface Story {
  readonly word: string
  readonly attempts: readonly { readonly status: string; readonly finishedAt: string | null }[]
  readonly exceptions: readonly unknown[]
}

const audits = ({ hub }: TestHub) => hub.app.database('audit').where({ act: 'exception.resolve' })
const refunds = async ({ hub }: TestHub) =>
  (await memoOf(hub.app, 'payments.card').list('step:')).filter(({ value }) =>
    JSON.stringify(value).includes('"refund":'),
  ).length

describe.each(databases)('An exception on $name', (database) => {
  it('of a wrong amount is never paid by resolving it, but the family can pay again', async () => {
    const { hub, family, started, finance, exception, provider } = await wrongAmountThatNeverCame({
      database,
    })
    expect(exception).toMatchObject({
      kind: 'wrong-amount',
      state: 'open',
      token: started.token,
      of: 'order',
      student: '10001',
      facts: { expected: started.data?.amount, seen: (started.data?.amount ?? 0) - 1 },
    })

    const resolved = await resolve(finance, exception, 'released')

    expect(resolved.body).toMatchObject({
      state: 'resolved',
      resolved_by: 'staff:finanzas',
      resolution: `released · ${reason}`,
    })
    const freed = await family.check()
    expect([freed.status, freed.data?.payAgainSafe]).toEqual(['RECHAZADO', true])
    await provider.misbehave({})
    await family.enrol(rightAndCosts)
    await says(family, 'APROBADO')
    const [audit] = await audits(hub)
    expect(audit).toMatchObject({ actor: 'staff:finanzas', subject: started.token })
    expect(JSON.parse(audit.after)).toMatchObject({ outcome: 'released' })
    const again = await resolve(finance, exception, 'released')
    expect([again.status, problemOf(again).code]).toEqual([409, 'ALREADY_RESOLVED'])
    expect((await list(finance, '?state=open')).body).toEqual([])
    expect((await list(finance, '?state=resolved&kind=wrong-amount')).body).toHaveLength(1)
    expect((await list(finance, '?kind=reversed')).body).toEqual([])
  })

  it('of a wrong amount that was given back by hand is told as that, everywhere, and stays on its day', async () => {
    const { hub, family, started, finance, exception } = await wrongAmount({ database })
    const { token, data } = started
    const came = (data?.amount ?? 0) - 1
    const story = async () => (await finance.get<Story>(`/api/payments/${token}/timeline`)).body
    const unapplied = async () =>
      (await finance.get<{ unapplied: unknown[] }>(`/api/payments/${token}/price`)).body.unapplied
    const [waiting] = (await story()).attempts
    expect(await unapplied()).toMatchObject([{ amount: came, currency: 'COP', returned_at: null }])
    await setSeasonClock(hub, '2025-06-19T18:00:00-05:00')

    await resolve(finance, exception, 'refunded-by-hand')

    expect(await family.check()).toMatchObject({ title: 'Pago devuelto', data: { returned: true } })
    const { word, attempts, exceptions } = await story()
    expect(word).toBe('DEVUELTO')
    expect(attempts).toMatchObject([{ status: 'returned', finishedAt: waiting?.finishedAt }])
    expect(exceptions).toMatchObject([{ amount: came, currency: 'COP', resolved_by: 'staff:finanzas' }])
    expect(await unapplied()).toMatchObject([{ amount: came, returned_by: 'staff:finanzas' }])
    const listed = await finance.get<{ token: string }[]>('/api/payments?status=DEVUELTO')
    expect(listed.body).toMatchObject([{ token, status: 'DEVUELTO' }])
    const auditor = new Auditor(finance)
    expect((await auditor.day()).rows).toMatchObject([
      { verdict: 'agrees', hub: { status: 'returned', at: waiting?.finishedAt } },
    ])
    expect(await auditor.summary()).toMatchObject({ open: 0, state: 'agrees' })
  })

  it('of a second payment is given back by the provider, once, however often it is said', async () => {
    const { hub, family, finance, exception } = await aDuplicate({ database })

    const answers = await Promise.all(Array.from({ length: 3 }, () => resolve(finance, exception, 'refund')))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const done = answers.find(({ status }) => status === 200)
    expect(done?.body.resolution).toMatch(/^refund · RF-[0-9A-F]+ · Visto con el banco$/)
    expect(await refunds(hub)).toBe(1)
    await until(
      () => hub.hub.app.database('payment_attempt').where({ status: 'reversed' }),
      ({ length }) => length === 1,
    )
    // The money that went back was asked for: no further exception, and the enrolment stays.
    expect((await list(finance, '?state=open')).body).toEqual([])
    expect((await family.check()).status).toBe('APROBADO')
    expect(await audits(hub)).toHaveLength(1)
  })

  it('whose provider is away stays open and can be given back later', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })
    await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')

    const lost = await resolve(finance, exception, 'refund')
    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    const again = await resolve(finance, exception, 'refund')

    expect([lost.status, problemOf(lost).code]).toEqual([503, 'FEATURE_DOWN'])
    expect(again.status).toBe(200)
    expect(await refunds(hub)).toBe(1)
  })

  it('whose refund the provider refuses says why, and stays open', async () => {
    const { hub, finance, exception } = await aDuplicate({ database })
    await faultsAt(hub.hub.app, 'payments.card').injectFault('refuses')

    const refused = await resolve(finance, exception, 'refund')

    expect([refused.status, problemOf(refused).code]).toEqual([422, 'VENDOR_REFUSED'])
    expect(problemOf(refused).detail).toContain('switched to refuse')
    expect(await only(finance)).toMatchObject({ state: 'open', resolution: null })
    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    expect((await resolve(finance, exception, 'refund')).status).toBe(200)
  })

  it('stands before the resolved ones when the list is sorted by state, the latest first', async () => {
    const hub = await runHub({ database })
    const provider = new Provider(hub)
    const finance = await signInStaff(hub, 'finance')
    const references = [1, 2, 3].map(() => hub.hub.app.ids.reference())
    for (const reference of references) {
      const callback = { eventId: reference, reference, status: 'Aceptada', amount: 1 }
      await provider.call(provider.written(callback))
      await until(
        async () => (await list(finance)).body,
        ([newest]) => newest?.reference === reference,
      )
    }
    const [first, second, third] = references
    const [latest] = (await list(finance)).body
    if (latest === undefined) throw new Error('there are three')
    await resolve(finance, latest, 'attended')
    const inOrder = async (sort: string) =>
      (await list(finance, `?sort=${sort}`)).body.map(({ reference }) => reference)

    expect(await inOrder('state')).toEqual([second, first, third])
    expect(await inOrder('-state')).toEqual([third, second, first])
    expect(latest).toMatchObject({ outcomes: ['attended', 'refunded-by-hand', 'refunded-by-bank'] })
  })

  it('is found by how its reference or its student’s code begins, and by nothing else', async () => {
    const { finance, exception } = await wrongAmount({ database })
    const found = async (search: string) =>
      (await list(finance, `?search=${encodeURIComponent(search)}`)).body.map(({ id }) => id)

    expect(await found(exception.reference.slice(0, 6).toLowerCase())).toEqual([exception.id])
    expect(await found('10001')).toEqual([exception.id])
    expect(await found(exception.reference.slice(1))).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('of nothing that we began is resolved under no token', async () => {
    const hub = await runHub({ database })
    const provider = new Provider(hub)
    const reference = hub.hub.app.ids.reference()
    const callback = { eventId: 'SP-9:Aceptada', reference, status: 'Aceptada', amount: 1 }
    await provider.call(provider.written(callback))
    const finance = await signInStaff(hub, 'finance')
    const exception = await only(finance)

    expect(exception).toMatchObject({ kind: 'unknown-reference', token: 'none', of: 'none', student: null })
    expect((await resolve(finance, { ...exception, token: '0'.repeat(32) }, 'attended')).status).toBe(404)
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    expect((await audits(hub)).map(({ subject }) => subject)).toEqual([reference])
  })
})

describe('Resolving', () => {
  it('a wrong amount as what it is not, without a reason or under another’s name is refused', async () => {
    const { finance, exception } = await wrongAmount({})

    for (const outcome of ['refund', 'attended']) {
      const answer = await resolve(finance, exception, outcome)
      expect([answer.status, problemOf(answer).code]).toEqual([422, 'BAD_INPUT'])
      expect(Object.keys(problemOf(answer).errors ?? {})).toEqual(['outcome'])
    }
    const path = `/api/payments/${exception.token}/resolve`
    const silent = await finance.post(path, { exception: exception.id, outcome: 'released', reason: ' ' })
    const missing = await resolve(finance, { ...exception, id: 4711 }, 'released')
    const foreign = await resolve(finance, { ...exception, token: 'a'.repeat(32) }, 'released')

    expect([silent.status, missing.status, foreign.status]).toEqual([400, 404, 404])
    expect((await only(finance)).state).toBe('open')
  })
})
