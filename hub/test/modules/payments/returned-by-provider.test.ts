import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Listed {
  readonly id: number
  readonly kind: string
  readonly token: string
  readonly state: string
  readonly resolution: string | null
  readonly resolved_by: string | null
}

const patient = { payments: { askEverySeconds: 3600 } }
const curious = { payments: { askEverySeconds: 1 } }
const byProvider = { state: 'resolved', resolution: 'returned-by-provider' }

async function listed(hub: TestHub): Promise<readonly Listed[]> {
  const finance = await signInStaff(hub, 'finance')
  return (await finance.get<Listed[]>('/api/payments/exceptions?sort=created_at')).body
}

const whenListed = (hub: TestHub, isEnough: (rows: readonly Listed[]) => boolean) =>
  until(() => listed(hub), isEnough)
const whenOne = async (hub: TestHub) => {
  const [one] = await whenListed(hub, ({ length }) => length === 1)
  if (one === undefined) throw new Error('there is one')
  return one
}
const areResolved = (rows: readonly Listed[]) => rows.every(({ state }) => state === 'resolved')
const inOrder = <T>(rows: readonly Listed[], told: (row: Listed) => T): T[] =>
  rows.toSorted((one, other) => one.kind.localeCompare(other.kind)).map(told)
const isReversedToo = (rows: readonly Listed[]) => rows.some(({ kind }) => kind === 'reversed')

async function resolve(hub: TestHub, { id, token }: Listed, outcome: string): Promise<void> {
  const finance = await signInStaff(hub, 'finance')
  const said = { exception: id, outcome, reason: 'Consignación 4711' }
  const answer = await finance.post(`/api/payments/${token}/resolve`, said)
  if (answer.status !== 200) throw new Error(answer.text)
}

/** A charge beside the one that paid, made or taken back by the provider, which the hub then asks about. */
async function beside(hub: TestHub, charge: Beside, rawStatus: string): Promise<void> {
  const { reference, amount, instance = 'card' } = charge
  await new Provider(hub, instance).chargeAgain(reference, { rawStatus, amount })
  const attempt = hub.hub.app.database('payment_attempt').where({ reference })
  await attempt.update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.hub.app.work.trigger('reconcile-payments')
}

interface Beside {
  readonly reference: string
  readonly amount: number
  readonly instance?: 'card' | 'invoices'
}

describe.each(databases)('Money that the provider gives back by itself, on $name,', (database) => {
  /** Each kind of payment, paid, with a second charge before a person. */
  const kinds = {
    order: async () => {
      const { hub, family, started } = await beginPayment({ database, settings: patient })
      await family.chooseAtProvider(started, 'approve')
      await settled(hub)
      const { reference = '', amount = 0 } = started.data ?? {}
      return { hub, charge: { reference, amount } }
    },
    family: async () => {
      const { hub, parent, started } = await beginFamily({ database, settings: patient })
      await parent.choose(started, 'approve')
      await parent.says(started.token, 'APROBADO')
      return { hub, charge: started.data }
    },
    invoices: async () => {
      const { hub, guardian, started } = await beginInvoices({ database, settings: patient })
      await guardian.choose(started, 'approve')
      await guardian.says(started.token, 'APROBADO')
      return { hub, charge: { ...started.data, instance: 'invoices' as const } }
    },
  }

  it.each(['order', 'family', 'invoices'] as const)(
    'closes the exception about a second charge of the %s',
    async (kind) => {
      const { hub, charge } = await kinds[kind]()
      await beside(hub, charge, 'Aceptada')
      const { id } = await whenOne(hub)

      await beside(hub, charge, 'Reversada')

      const [exception, ...others] = await whenListed(hub, areResolved)
      const instance = kind === 'invoices' ? 'invoices' : 'card'
      expect(others).toEqual([])
      expect(exception).toMatchObject({ id, ...byProvider, resolved_by: `provider:${instance}` })
      const audits = await hub.hub.app.database('audit').where({ act: 'exception.returned' })
      expect(audits).toMatchObject([{ actor: `provider:${instance}`, subject: exception?.token }])
      const { invariants } = await verifyDatabase(hub.hub.app.database)
      expect(invariants.filter(({ count }) => count > 0)).toEqual([])
    },
  )

  it.each(['order', 'family', 'invoices'] as const)(
    'is before a person where it had been given back by hand for the %s',
    async (kind) => {
      const { hub, charge } = await kinds[kind]()
      await beside(hub, charge, 'Aceptada')
      const exception = await whenOne(hub)
      await resolve(hub, exception, 'refunded-by-hand')

      await beside(hub, charge, 'Reversada')

      const found = await whenListed(hub, isReversedToo)
      expect(inOrder(found, ({ kind: one, state, token }) => [one, state, token])).toEqual([
        ['duplicate-payment', 'resolved', exception.token],
        ['reversed', 'open', exception.token],
      ])
    },
  )

  it('closes the exception about a second payment, and what waited for a second person is outdated', async () => {
    const settings = { payments: { ...patient.payments, secondPersonFrom: 1 } }
    const { hub, family, started } = await beginPayment({ database, settings })
    const { reference = '', amount = 0 } = started.data ?? {}
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await beside(hub, { reference, amount }, 'Aceptada')
    const { id, token } = await whenOne(hub)
    const finance = await signInStaff(hub, 'finance')
    const said = { exception: id, outcome: 'refund', reason: 'Pagó dos veces' }
    const asked = await finance.post<{ id: string }>(`/api/payments/${token}/resolve`, said)
    expect(asked.status).toBe(202)

    await beside(hub, { reference, amount }, 'Reversada')

    expect(await whenListed(hub, areResolved)).toMatchObject([byProvider])
    const approval = await finance.get<{ state: string }>(`/api/approvals/${asked.body.id}`)
    expect(approval.body.state).toBe('expired')
    const admin = await signInStaff(hub, 'admin')
    expect((await admin.post(`/api/approvals/${asked.body.id}/approve`, {})).status).toBe(409)
    expect((await family.check()).status).toBe('APROBADO')
  })

  it('closes the exception about a wrong amount, and what follows is agreed with the family', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings: curious })
    await provider.misbehave({ amountOff: '-1' })
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'EN REVISION')

    await provider.change(started, 'reverse')

    const found = await whenListed(hub, isReversedToo)
    expect(inOrder(found, ({ kind, state, resolution }) => [kind, state, resolution])).toEqual([
      ['reversed', 'open', null],
      ['wrong-amount', 'resolved', 'returned-by-provider'],
    ])
  })

  it('lets an order go that nothing else about its payment holds', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings: patient })
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.misbehave({ amountOff: '-1' })
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'EN REVISION')
    const own = await whenOne(hub)
    await beside(hub, { reference, amount: amount - 2 }, 'Aceptada')
    await whenListed(hub, ({ length }) => length === 2)
    await resolve(hub, own, 'refunded-by-hand')
    expect((await family.check()).status).toBe('EN REVISION')

    await beside(hub, { reference, amount: amount - 2 }, 'Reversada')

    expect((await says(family, 'RECHAZADO')).data?.payAgainSafe).toBe(true)
    expect(await hub.hub.app.database('payment_attempt').pluck('status')).toEqual(['returned'])
    expect(areResolved(await listed(hub))).toBe(true)
  })

  it.each([
    ['is closed', null, [['unknown-reference', 'resolved', 'returned-by-provider']]],
    [
      'that was given back by hand is before a person',
      'refunded-by-hand',
      [
        ['reversed', 'open', null],
        ['unknown-reference', 'resolved', 'refunded-by-hand · Consignación 4711'],
      ],
    ],
  ] as const)('of a reference that nobody knows %s', async (_title, outcome, expected) => {
    const hub = await runHub({ database })
    const provider = new Provider(hub)
    const reference = hub.hub.app.ids.reference()
    const tell = (status: string) =>
      provider.call(provider.written({ eventId: status, reference, status, amount: 1 }))
    await tell('Aceptada')
    const exception = await whenOne(hub)
    if (outcome !== null) await resolve(hub, exception, outcome)

    await tell('Reversada')

    const found = await whenListed(hub, (rows) =>
      outcome === null ? areResolved(rows) : isReversedToo(rows),
    )
    expect(inOrder(found, ({ kind, state, resolution }) => [kind, state, resolution])).toEqual(expected)
  })
})
