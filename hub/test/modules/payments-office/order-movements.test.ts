import { describe, expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, wrongAmount } from '@matricula/hub/testing/exceptions'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Movement {
  readonly key: string
  readonly day: string
  readonly reason: string | null
  readonly lines: readonly { readonly kind: string; readonly amount: number }[]
}

const movements = (visitor: Visitor, token: string) =>
  visitor.get<Movement[]>(`/api/payments/${token}/movements`)
const told = ({ body }: { body: readonly Movement[] }) =>
  body.map(({ lines }) => lines.map(({ kind, amount }) => [kind, amount]))

const sumOf = (body: readonly Movement[], kind: string) =>
  body
    .flatMap(({ lines }) => lines.filter((line) => line.kind === kind))
    .reduce((sum, { amount }) => sum + amount, 0)

describe.each(databases)('The movements of an order’s money on $name', (database) => {
  it('go from the provider to accounting, and back again when it goes back', async () => {
    const { hub, family, started, provider } = await beginPayment({
      database,
      settings: { payments: { askEverySeconds: 1 } },
    })
    const { amount = 0 } = started.data ?? {}
    const finance = await signInStaff(hub, 'finance')
    expect((await movements(finance, started.token)).body).toEqual([])
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    const paid = [
      [
        ['provider', amount],
        ['to-post', -amount],
      ],
      [
        ['to-post', amount],
        ['accounting', -amount],
      ],
    ]
    expect(told(await movements(finance, started.token))).toEqual(paid)

    await provider.change(started, 'reverse')
    await resolve(finance, await only(finance), 'attended')

    const all = await movements(finance, started.token)
    expect(told(all).slice(2)).toEqual([
      [
        ['provider', -amount],
        ['to-post', amount],
      ],
      [
        ['to-post', -amount],
        ['accounting', amount],
      ],
    ])
    expect(all.body.map(({ reason }) => reason)).toEqual([null, null, 'returned', null])
    expect(all.body[0]?.day).toBe('2025-06-19')
  })

  it('tell money that pays nothing, and that it went back', async () => {
    const { started, finance, exception } = await wrongAmount({ database })
    const amount = (started.data?.amount ?? 0) - 1
    await resolve(finance, exception, 'refunded-by-bank')

    const { body } = await until(
      () => movements(finance, started.token),
      (now) => now.body.length === 3,
    )

    const left = body.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'bank')
    expect(left).toMatchObject([{ amount: -amount }])
  })
})

it.each(databases)(
  'The movements of a guardian’s payment of invoices go to accounting, on $name',
  async (database) => {
    const { hub, guardian, started } = await beginInvoices({ database })
    const finance = await signInStaff(hub, 'finance')
    const { token, data } = started
    expect((await movements(finance, token)).body).toEqual([])
    await guardian.choose(started, 'approve')
    await guardian.says(token, 'APROBADO')

    const seen = await until(
      () => movements(finance, token),
      ({ body }) => sumOf(body, 'accounting') === -data.amount,
    )

    expect(sumOf(seen.body, 'provider')).toBe(data.amount)
    expect(sumOf(seen.body, 'to-post')).toBe(0)
    expect((await movements(guardian.visitor, token)).status).toBe(403)
  },
)

it('The movements of an order are finance’s alone, and each read of them is in the trail', async () => {
  const { hub, family, started } = await beginPayment()
  const finance = await signInStaff(hub, 'finance')
  const admissions = await signInStaff(hub, 'admissions')
  expect((await movements(finance, '0'.repeat(32))).status).toBe(404)
  expect((await movements(admissions, started.token)).status).toBe(403)
  expect((await movements(family.visitor, started.token)).status).toBe(403)

  await movements(finance, started.token)

  const [read] = await hub.hub.app.database('audit').where({ act: 'record.read' })
  expect(read).toMatchObject({ subject: '10001', actor: 'staff:finanzas' })
})
