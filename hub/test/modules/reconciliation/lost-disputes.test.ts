import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { contested, onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { only, resolve } from '@matricula/hub/testing/exceptions'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { withPaidParts } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'

describe.each(databases)('A dispute that was lost, on its day, on $name', (database) => {
  it('and is borne by the family is told once, until a person has undone it in accounting', async () => {
    const { finance, dispute, amount } = await contested({ database })
    const auditor = new Auditor(finance)
    await say(finance, dispute, 'lose', { borne_by: 'family', reason: why })

    const day = await auditor.day()
    expect(day.outflows).toMatchObject([
      { is: 'dispute', step: 'lost', verdict: 'to-undo', amount, to_undo: amount, loss_borne_by: 'family' },
    ])
    expect(day.rows).toMatchObject([{ verdict: 'reversed', hub: { loss_borne_by: 'family' } }])
    expect(await auditor.summary()).toMatchObject({ open: 1, ledger: { outflow: amount } })

    await resolve(finance, await only(finance), 'attended')
    expect(await auditor.day()).toMatchObject({
      state: 'agrees',
      rows: [{ verdict: 'agrees', provider: { status: 'approved' } }],
      outflows: [{ verdict: 'agrees', to_undo: 0 }],
    })
  })

  it('and is borne by the school agrees, whether or not its provider reverses the charge', async () => {
    const { hub, finance, provider, started, dispute, amount } = await contested({ database })
    const auditor = new Auditor(finance)
    await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })
    expect(await auditor.summary()).toMatchObject({ open: 0, state: 'agrees' })

    await provider.change(started, 'reverse')
    await until(
      () => hub.hub.app.database('callback_inbox').where({ status: 'done' }),
      ({ length }) => length === 2,
    )

    expect(await auditor.day()).toMatchObject({
      state: 'agrees',
      rows: [{ verdict: 'agrees', provider: { status: 'reversed' }, hub: { loss_borne_by: 'school' } }],
      outflows: [{ step: 'lost', verdict: 'agrees', amount }],
    })
  })

  it('of a part that is to be paid again leaves nothing to undo where accounting has nothing', async () => {
    const { hub, finance, paid } = await withPaidParts(2, { database })
    const contestable = await onlyContestable(finance, String(paid[0]?.data.providerRef))
    const { body } = await open(finance, opening({ ...contestable, amount: contestable.contestable }))
    await say(finance, body, 'lose', { borne_by: 'family', reason: why })

    const auditor = await Auditor.comes(hub)
    const { rows, outflows, state } = await auditor.day()
    expect(rows.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees'])
    expect(outflows).toMatchObject([{ is: 'dispute', step: 'lost', verdict: 'agrees', to_undo: 0 }])
    expect(state).toBe('agrees')
  })
})
