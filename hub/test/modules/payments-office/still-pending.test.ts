import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { beginPayment, code, says } from '@matricula/hub/testing/a-payment'
import { readBooks } from '@matricula/hub/testing/books'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { list, only, reason, resolve } from '@matricula/hub/testing/exceptions'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const settings = { payments: { askEverySeconds: 1, pendingDays: 3 } }

/** Has the provider asked now about what waits for its word. */
async function ask({ hub }: TestHub): Promise<void> {
  await hub.app
    .database('payment_attempt')
    .whereNotNull('ask_at')
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.app.work.trigger('reconcile-payments')
}

/** A payment that its provider has left pending for longer than the settings bear. */
async function leftPending(database?: DatabaseKind) {
  const begun = await beginPayment({ settings, ...(database !== undefined && { database }) })
  const { hub, family, started } = begun
  await family.chooseAtProvider(started, 'pending')
  const finance = await signInStaff(hub, 'finance')
  const days = async (day: string) => {
    await setSeasonClock(hub, `${day}T10:05:00-05:00`)
    await ask(hub)
  }
  return { ...begun, finance, days }
}

async function leftForDays(database?: DatabaseKind) {
  const left = await leftPending(database)
  await left.days('2025-06-22')
  return { ...left, exception: await only(left.finance) }
}

const audits = async ({ hub }: TestHub, act: string) => hub.app.database('audit').where({ act })

describe.each(databases)('A payment that its provider leaves pending, on $name,', (database) => {
  it('is before a person after the days of the settings, and no sooner', async () => {
    const { hub, finance, days } = await leftPending(database)
    await days('2025-06-21')
    await until(
      () => hub.hub.app.database('payment_attempt').where('asked', '>', 1),
      ({ length }) => length === 1,
    )
    expect((await list(finance)).body).toEqual([])

    await days('2025-06-22')

    expect(await only(finance)).toMatchObject({ kind: 'still-pending', amount: null, outcomes: ['released'] })
  })

  it('is ended by finance with its reason, and its order is free', async () => {
    const { hub, family, finance, exception } = await leftForDays(database)

    const both = await Promise.all([1, 2].map(() => resolve(finance, exception, 'released')))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))

    expect((await says(family, 'EXPIRADO')).data?.payAgainSafe).toBe(true)
    expect((await readBooks(hub.hub.app, code)).order).toBe('open')
    expect(await audits(hub, 'payment.end')).toMatchObject([{ actor: 'staff:finanzas' }])
    const [act] = await audits(hub, 'exception.resolve')
    expect(JSON.parse(act.after).text).toContain(reason)
    expect((await resolve(finance, exception, 'released')).status).toBe(409)
    const { invariants } = await verifyDatabase(hub.hub.app.database)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
  })

  it('that was ended and is approved later pays its order, or is a second payment of it', async () => {
    const { hub, family, started, provider, finance, exception } = await leftForDays(database)
    await resolve(finance, exception, 'released')
    await says(family, 'EXPIRADO')
    const again = await Family.signIn(hub, code)
    const other = (await again.pay(await again.quote(rightAndCosts))).body
    await again.chooseAtProvider(other, 'approve')
    await says(again, 'APROBADO')

    await provider.change(started, 'approve')

    const open = await until(
      async () => (await list(finance, '?state=open')).body,
      ({ length }) => length === 1,
    )
    expect(open).toMatchObject([{ kind: 'duplicate-payment', reference: started.data?.reference }])
  })
})

describe('A payment that was left pending', () => {
  it('is closed by its provider’s own word, which comes before anybody’s', async () => {
    const { family, started, provider, finance, exception } = await leftForDays()
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.decide(reference, { rawStatus: 'Aceptada', amount })

    const answer = await resolve(finance, exception, 'released')

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'ALREADY_RESOLVED'])
    await says(family, 'APROBADO')
    expect((await list(finance)).body).toMatchObject([{ resolution: 'answered-by-provider' }])
  })

  it('is not ended while its provider is away', async () => {
    const { hub, family, finance, exception } = await leftForDays()
    await faultsAt(hub.hub.app, 'payments.card').injectFault('unreachable')

    const answer = await resolve(finance, exception, 'released')

    expect(answer.status).toBe(503)
    expect((await family.check()).status).toBe('PENDIENTE')
    expect(await audits(hub, 'payment.end')).toEqual([])
  })
})
