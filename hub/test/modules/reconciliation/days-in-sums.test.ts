import { describe, expect, it, vi } from 'vitest'
import type { DaySummary } from '../../../src/modules/reconciliation/summarise-day.ts'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { problemOf } from '@matricula/hub/testing/problem'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { runHub } from '@matricula/hub/testing/test-hub'

describe('The list of days', () => {
  it('asks each vendor once for all of its days', async () => {
    const { hub, family, started } = await beginPayment()
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    const { plugins } = hub.hub.app
    const asked = [
      plugins.payments('card').statement,
      plugins.payments('invoices').statement,
      plugins.accounting.journal,
    ].map((lists) => vi.spyOn(lists ?? { list: () => undefined }, 'list'))
    const finance = await Auditor.comes(hub)

    const { body } = await finance.visitor.get<DaySummary[]>(
      '/api/reconciliation/days?from=2025-05-22&to=2025-06-19',
    )

    expect(asked.map((list) => list.mock.calls.length)).toEqual([1, 1, 1])
    expect(body.map(({ state }) => state)).toEqual([...Array.from({ length: 28 }, () => 'nothing'), 'agrees'])
  })

  it('ends with today: a day to come is none yet', async () => {
    const finance = await Auditor.comes(await runHub())

    const { body } = await finance.visitor.get<DaySummary[]>(
      '/api/reconciliation/days?from=2025-06-18&to=2025-06-22',
    )
    const later = await finance.visitor.get<DaySummary[]>('/api/reconciliation/days?from=2025-06-20')

    expect(body.map(({ day }) => day)).toEqual(['2025-06-18', '2025-06-19'])
    expect(later.body).toEqual([])
  })

  it('is the last seven of the season, and at most 31', async () => {
    const finance = await Auditor.comes(await runHub())
    const path = '/api/reconciliation/days'

    const usual = await finance.visitor.get<{ day: string; state: string }[]>(path)
    const long = await finance.visitor.get(`${path}?from=2025-05-01&to=2025-06-01`)

    expect(usual.body.map(({ day, state }) => [day, state])).toEqual(
      [13, 14, 15, 16, 17, 18, 19].map((day) => [`2025-06-${day}`, 'nothing']),
    )
    expect([long.status, problemOf(long).code, Object.keys(problemOf(long).errors ?? {})]).toEqual([
      422,
      'BAD_INPUT',
      ['from'],
    ])
  })
})
