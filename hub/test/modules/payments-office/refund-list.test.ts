import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { watch } from '@matricula/hub/testing/progress'
import { signInStaff } from '@matricula/hub/testing/staff'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { aPaidOrder, giveBack, part, type RefundBody } from './a-refund.ts'

interface ListedBody extends RefundBody {
  readonly token: string
  readonly student: string
  readonly name: string
  readonly reason: string | null
  readonly sent_at: string
  readonly ended_at: string | null
}

/** Nobody asks the provider again meanwhile. */
const settings = { payments: { askEverySeconds: 3600 } }

const transfer = { reference: 'Transferencia 4711', day: '2025-06-19' }

/** One given back by the provider, one whose provider has not answered, and two by transfer of which one is sent. */
async function fourRefunds(options: Parameters<typeof aPaidOrder>[0]) {
  const paid = await aPaidOrder(options)
  const { hub, finance, token } = paid
  const done = await giveBack(finance, token, { key: 'devolver-1' })
  const faults = faultsAt(hub.hub.app, 'payments.card')
  await faults.injectFault('hangs-up')
  const asked = await giveBack(finance, token, { key: 'devolver-2', amount: 2 })
  await faults.clearFault()
  const waiting = await giveBack(finance, token, { key: 'devolver-3', way: 'bank', amount: 3 })
  const sent = await giveBack(finance, token, { key: 'devolver-4', way: 'bank', amount: 4 })
  await finance.post(`/api/refunds/${sent.body.id}/done`, transfer)
  const [provider, lost, bank, transferred] = [done, asked, waiting, sent].map(({ body }) => body.id)
  return { ...paid, provider, lost, bank, transferred }
}

async function listed(who: Visitor, query = '') {
  return who.get<readonly ListedBody[]>(`/api/refunds${query}`)
}

async function ids(who: Visitor, query: string): Promise<readonly string[]> {
  return (await listed(who, query)).body.map(({ id }) => id)
}

describe.each(databases)('The list of refunds on $name', (database) => {
  const options = { database, settings }

  it('begins with the transfers that wait, and says of each whose it is and how it stands', async () => {
    const { finance, token, bank, lost, transferred, provider } = await fourRefunds(options)

    const { body, headers } = await listed(finance)

    expect(body.map(({ id }) => id)).toEqual([bank, lost, transferred, provider])
    expect([headers.get('x-total-count'), headers.get('x-total-amount')]).toEqual(['4', String(part + 9)])
    const whose = { token, student: '10001', name: expect.stringMatching(/\w+ \w+/), reason: 'Cupo no usado' }
    expect(body[0]).toMatchObject({ ...whose, amount: 3, way: 'bank', status: 'sent', ended_at: null })
    expect(body[2]).toMatchObject({ ...whose, ...transfer, amount: 4, way: 'bank', status: 'done' })
    expect(body[2]?.ended_at).not.toBeNull()
    expect(await ids(finance, '?sort=-status')).toEqual([provider, transferred, lost, bank])
    expect(await ids(finance, '?sort=sent_at')).toEqual([provider, lost, bank, transferred])
    expect(await ids(finance, '?page[size]=2&page[number]=2')).toEqual([transferred, provider])
  })

  it('adds up what went back or is to, without what was refused', async () => {
    const { finance, bank } = await fourRefunds(options)
    await finance.post(`/api/refunds/${bank}/refused`, { reason: 'Cuenta errada' })
    const { headers } = await listed(finance)
    expect([headers.get('x-total-count'), headers.get('x-total-amount')]).toEqual(['4', String(part + 6)])
    expect(await ids(finance, '?status=refused')).toEqual([bank])
  })

  it('is narrowed by status and way, and found by reference, order and student', async () => {
    const { finance, started, bank, lost, transferred, provider } = await fourRefunds(options)

    expect(await ids(finance, '?status=sent')).toEqual([bank, lost])
    expect(await ids(finance, '?status=sent&way=bank')).toEqual([bank])
    expect(await ids(finance, '?way=provider')).toEqual([lost, provider])
    expect(await ids(finance, '?status=refused')).toEqual([])
    expect(await ids(finance, '?search=Transferencia')).toEqual([transferred])
    for (const search of ['10001', started.data?.reference, started.data?.providerRef])
      expect(await ids(finance, `?search=${search}`)).toHaveLength(4)
    expect(await ids(finance, '?search=MH-NADIE')).toEqual([])
  })

  it('has as many transfers to send as the first page tells', async () => {
    const { hub, finance } = await fourRefunds(options)
    const { summary } = await watch(hub)

    const { headers } = await listed(finance, '?status=sent&way=bank&page[size]=1')

    expect(headers.get('x-total-count')).toBe('1')
    expect((await summary()).attention).toMatchObject({ transfers: 1 })
  })
})

it('The list of refunds is finance’s alone', async () => {
  const { hub } = await aPaidOrder({ settings })
  const admissions = await signInStaff(hub, 'admissions')
  expect((await listed(admissions)).status).toBe(403)
})
