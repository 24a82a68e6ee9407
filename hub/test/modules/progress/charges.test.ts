import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { watch } from '@matricula/hub/testing/progress'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Charge {
  readonly date: string
  readonly student: string
  readonly concept: string
  readonly amount: number
}

const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0)

async function list(finance: Visitor, query: string) {
  const { body, headers } = await finance.get<Charge[]>(`/api/enrollment/admin/charges${query}`)
  return { charges: body, total: Number(headers.get('x-total-count')) }
}

describe.each(databases)('The dated charges on $name', (database) => {
  it('are those of the calendar, day by day, and none of an order that is not paid', async () => {
    const hub = await runHub({ database })
    const { summary } = await watch(hub)
    for (const code of ['10001', '10007']) {
      await (await Family.signIn(hub, code)).enrol(rightAndCosts)
      await until(() => readBooks(hub.hub.app, code), isDelivered)
    }
    const waiting = await Family.signIn(hub, '10003')
    await waiting.pay(await waiting.quote(rightAndCosts))
    const finance = await signInStaff(hub, 'finance')
    const { calendar } = (await summary()).money
    expect(calendar.length).toBeGreaterThan(5)
    for (const { date, amount, charges } of calendar) {
      const day = await list(finance, `?from=${date}&to=${date}`)
      expect([day.total, sumOf(day.charges)]).toEqual([charges, amount])
      expect(new Set(day.charges.map(({ student }) => student))).toEqual(new Set(['10001', '10007']))
    }
  })

  it('are found by code or concept, sorted, page by page', async () => {
    const hub = await runHub({ database })
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    await until(() => readBooks(hub.hub.app, '10001'), isDelivered)
    const finance = await signInStaff(hub, 'finance')
    const all = await list(finance, '?page[size]=500')
    const dearest = await list(finance, '?sort=-amount&page[size]=3')
    const amounts = all.charges.map(({ amount }) => amount).toSorted((a, b) => b - a)
    expect(dearest.charges.map(({ amount }) => amount)).toEqual(amounts.slice(0, 3))
    expect(dearest.total).toBe(all.charges.length)
    const pension = await list(finance, '?search=pensi%C3%B3n&page[size]=500')
    expect(pension.charges).toEqual(all.charges.filter(({ concept }) => concept.startsWith('Pensión')))
    expect(pension.total).toBeGreaterThan(0)
    expect((await list(finance, '?search=10001')).total).toBe(all.total)
    expect((await list(finance, '?search=20')).total).toBe(0)
  })
})

it('The dated charges refuse a day that is none', async () => {
  const finance = await signInStaff(await runHub(), 'finance')
  expect((await finance.get('/api/enrollment/admin/charges?from=2025-02-30')).status).toBe(400)
})
