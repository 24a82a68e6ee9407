import { describe, expect, it, vi } from 'vitest'
import { PluginFault, type ToldDispute } from '@matricula/contract'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { databases } from '@matricula/hub/testing/databases'
import {
  type DisputeBody,
  open,
  opening,
  paidOrder,
  readToldDisputes,
  say,
  today,
} from '@matricula/hub/testing/disputes'
import { only, resolve } from '@matricula/hub/testing/exceptions'
import { Provider } from '@matricula/hub/testing/provider'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const disputes = async (finance: Visitor) => (await finance.get<readonly DisputeBody[]>('/api/disputes')).body

async function broken({ hub }: TestHub): Promise<readonly string[]> {
  const { invariants } = await verifyDatabase(hub.app.database)
  return invariants.filter(({ count }) => count > 0).map(({ name }) => name)
}

/** The provider tells these disputes from now on. */
function tell({ hub }: TestHub, change: (told: readonly ToldDispute[]) => readonly ToldDispute[]) {
  const { disputes: facet } = hub.app.plugins.payments('card')
  if (facet === undefined) throw new Error('the sandbox tells disputes')
  const intact = facet.list.bind(facet)
  return vi.spyOn(facet, 'list').mockImplementation(async (...asked) => {
    const { items, ...page } = await intact(...asked)
    return { ...page, items: [...change(items)] }
  })
}

/** An order whose payment was contested at the provider's page. */
async function aContested(options: Parameters<typeof paidOrder>[0] = {}) {
  const paid = await paidOrder(options)
  const provider = new Provider(paid.hub)
  await provider.change(paid.started, 'contest')
  return { ...paid, provider }
}

describe.each(databases)('A dispute that its provider tells, on $name,', (database) => {
  it('is recorded once, with its fee and last day, and won when the provider says so', async () => {
    const { hub, finance, provider, started, amount } = await aContested({ database })

    await readToldDisputes(hub)
    await readToldDisputes(hub)

    const [dispute, ...others] = await disputes(finance)
    expect(others).toEqual([])
    expect(dispute).toMatchObject({
      status: 'opened',
      amount,
      fee: 30_000,
      opened_on: today,
      answer_by: '2025-06-24',
      recorded_by: 'provider:card',
      told_lost_on: null,
    })
    expect(await broken(hub)).toEqual([])
    await provider.change(started, 'win')
    await readToldDisputes(hub)
    await readToldDisputes(hub)
    expect(await disputes(finance)).toMatchObject([{ status: 'won', ended_on: today }])
    expect(await broken(hub)).toEqual([])
  })

  it('that is lost waits for finance, who says who bears it', async () => {
    const { hub, finance, provider, started } = await aContested({ database })
    await readToldDisputes(hub)
    await provider.change(started, 'lose')

    await readToldDisputes(hub)
    await readToldDisputes(hub)

    const [dispute] = await disputes(finance)
    expect(dispute).toMatchObject({ status: 'opened', told_lost_on: today })
    const trail = await hub.hub.app.database('audit').where({ act: 'dispute.told-lost' })
    expect(trail.map(({ actor }) => actor)).toEqual(['provider:card'])
    if (dispute === undefined) throw new Error('it is recorded')
    expect((await say(finance, dispute, 'answer', { answer: 'Contrato y recibo' })).status).toBe(409)
    const lost = await say(finance, dispute, 'lose', {
      on: today,
      borne_by: 'school',
      reason: 'Así lo decidió',
    })
    expect(lost.body).toMatchObject({ status: 'lost', borne_by: 'school' })
    await readToldDisputes(hub)
    expect(await disputes(finance)).toMatchObject([{ status: 'lost', borne_by: 'school' }])
    expect(await broken(hub)).toEqual([])
  })

  it('that finance has recorded before is the same one', async () => {
    const { hub, finance, payment, amount } = await aContested({ database })
    const [told] = (
      (await hub.hub.app.plugins
        .payments('card')
        .disputes?.list(
          { from: today, to: today },
          { size: 10 },
          { trace: 'test', signal: AbortSignal.timeout(9_000) },
        )) ?? {
        items: [],
      }
    ).items
    const recorded = await open(finance, {
      ...opening({ payment, amount }),
      fee: 25_000,
      case_reference: told?.ref,
    })
    expect(recorded.status).toBe(200)

    await readToldDisputes(hub)

    expect(await disputes(finance)).toMatchObject([
      { id: recorded.body.id, fee: 25_000, recorded_by: 'staff:finanzas' },
    ])
  })

  it('of a charge that nobody knows, or of another amount, is for a person, once', async () => {
    const { hub, finance } = await aContested({ database })
    const spy = tell(hub, (told) => told.map((dispute) => ({ ...dispute, amount: dispute.amount - 1 })))
    await readToldDisputes(hub)
    await readToldDisputes(hub)

    const exception = await only(finance)
    expect(exception).toMatchObject({ kind: 'dispute-told' })
    expect(await disputes(finance)).toEqual([])
    expect((await resolve(finance, exception, 'attended')).status).toBe(200)
    await readToldDisputes(hub)
    const rows = () => hub.hub.app.database('payment_exception').where({ kind: 'dispute-told' })
    expect(await rows()).toHaveLength(1)
    spy.mockRestore()
    tell(hub, (told) => told.map((dispute) => ({ ...dispute, ref: 'CB-OTHER', providerRef: 'SP-NOBODY' })))
    await readToldDisputes(hub)
    expect(await rows()).toHaveLength(2)
    expect(await broken(hub)).toEqual([])
  })

  it('whose decision cannot be true is for a person, once', async () => {
    const { hub, finance, provider, started } = await aContested({ database })
    await readToldDisputes(hub)
    await provider.change(started, 'win')
    tell(hub, (told) => told.map((dispute) => ({ ...dispute, endedOn: '2025-06-18' })))

    await readToldDisputes(hub)
    await readToldDisputes(hub)

    expect(await only(finance)).toMatchObject({ kind: 'dispute-told' })
    expect(await disputes(finance)).toMatchObject([{ status: 'opened' }])
  })

  it('is heard later of a provider that is away, and others meanwhile', async () => {
    const { hub, finance } = await aContested({ database })
    const { disputes: facet } = hub.hub.app.plugins.payments('card')
    if (facet === undefined) throw new Error('the sandbox tells disputes')
    vi.spyOn(facet, 'list').mockRejectedValueOnce(new PluginFault('unreachable', 'away'))

    await readToldDisputes(hub)
    expect(await disputes(finance)).toEqual([])

    await readToldDisputes(hub)
    expect(await disputes(finance)).toHaveLength(1)
  })
})
