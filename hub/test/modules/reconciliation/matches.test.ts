import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { Auditor, bookElsewhere, chargeElsewhere } from '@matricula/hub/testing/reconciliation'
import { runHub, type TestHub, type TestHubOptions, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** Somebody paid by a payment link, and somebody else booked it in accounting by hand. */
async function aPaymentByHand(options: TestHubOptions = {}) {
  const hub = await runHub(options)
  await chargeElsewhere(hub, [
    { reference: 'LINK-1', amount: 480_000 },
    { reference: 'LINK-2', amount: 70_000 },
  ])
  await bookElsewhere(hub, { reference: 'LINK-I', amount: 480_000 })
  return { hub, finance: await Auditor.comes(hub) }
}

const rows = ['accounting:payment:R1', 'card:SP-LINK-1'] as const
const unknown = '00000000-0000-4000-8000-000000000000'
const audits = ({ hub }: TestHub) =>
  hub.app.database('audit').whereLike('act', 'reconciliation.%').orderBy('id')
const undo = ({ visitor }: Auditor, id: string) => visitor.delete(`/api/reconciliation/matches/${id}`)

describe.each(databases)('A match on $name', (database) => {
  it('is proposed with its reasons, accepted by a person, and undone', async () => {
    const { hub, finance } = await aPaymentByHand({ database })
    const proposed = Object.fromEntries((await finance.day()).rows.map(({ id, proposal }) => [id, proposal]))
    const reasons = ['same-amount', 'minutes-apart', 'reference-alike']
    expect(proposed).toEqual({
      [rows[0]]: { row: rows[1], reasons, score: 75 },
      [rows[1]]: { row: rows[0], reasons, score: 75 },
      'card:SP-LINK-2': null,
    })
    expect(await finance.summary()).toMatchObject({ open: 3, state: 'differs' })

    const accepted = await finance.match(rows)

    expect(accepted.status).toBe(200)
    const { id, by, at, reason } = accepted.body
    expect(accepted.body).toMatchObject({ day: '2025-06-19', rows, by: 'staff:finanzas' })
    const after = (await finance.day()).rows.map((row) => [row.id, row.match, row.proposal])
    expect(after).toEqual(
      expect.arrayContaining([
        [rows[0], { id, rows, by, at, reason }, null],
        [rows[1], { id, rows, by, at, reason }, null],
        ['card:SP-LINK-2', null, null],
      ]),
    )
    expect(await finance.summary()).toMatchObject({ open: 1 })

    expect((await undo(finance, id)).status).toBe(204)
    expect((await undo(finance, id)).status).toBe(404)
    expect(await finance.summary()).toMatchObject({ open: 3 })
    expect(await hub.hub.app.database('reconciliation_matched_row')).toEqual([])
    expect((await audits(hub)).map((entry) => [entry.actor, entry.act, entry.subject])).toEqual([
      ['staff:finanzas', 'reconciliation.match', id],
      ['staff:finanzas', 'reconciliation.undo', id],
    ])
  })

  it('of one row by two at once is one', async () => {
    const { hub, finance } = await aPaymentByHand({ database })
    const reversed = rows.toReversed()
    const matches = [rows, reversed, rows, reversed]

    const answers = await Promise.all(matches.map((input) => finance.match(input)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map((answer) => problemOf(answer).code))).toEqual(new Set(['ROWS_CHANGED']))
    expect(await hub.hub.app.database('reconciliation_match')).toHaveLength(1)
    expect(await audits(hub)).toHaveLength(1)
  })
})

describe('A match', () => {
  const theHub = useHub()

  it('of a row that is not on the day, or that nobody can see now, is refused', async () => {
    const { hub, finance } = await aPaymentByHand()

    const foreign = await finance.match([rows[0], 'card:SP-LINK-9'])
    await faultsAt(hub.hub.app, 'payments.card').injectFault('unreachable')
    const unseen = await finance.match(rows)

    expect([foreign, unseen].map((answer) => problemOf(answer).code)).toEqual([
      'ROWS_CHANGED',
      'ROWS_CHANGED',
    ])
    expect(await audits(hub)).toEqual([])
  })

  it('of what is no two sides of one payment is refused, and says why', async () => {
    const { hub, finance } = await aPaymentByHand()

    const other = await finance.match([rows[0], 'card:SP-LINK-2'])
    const alike = await finance.match([rows[1], 'card:SP-LINK-2'])

    expect([other, alike].map((answer) => problemOf(answer).errors?.['rows']?.[0])).toEqual([
      'Estas filas suman valores distintos en cada sistema; no son un mismo pago.',
      'Unir es para los lados de un mismo pago: elija filas de dos sistemas.',
    ])
    expect(await audits(hub)).toEqual([])
  })

  it.each([
    ['one row', rows.slice(0, 1)],
    ['a row twice', [rows[0], rows[0]]],
    ['eleven rows', Array.from({ length: 11 }, (_, index) => `card:${index}`)],
  ])('of %s is refused', async (_title, wanted) => {
    expect((await (await Auditor.comes(theHub())).match(wanted)).status).toBe(400)
  })

  it('needs a reason', async () => {
    expect((await (await Auditor.comes(theHub())).match(rows, ' x ')).status).toBe(400)
  })

  it('that is not there is not undone', async () => {
    expect((await undo(await Auditor.comes(theHub()), unknown)).status).toBe(404)
  })
})
