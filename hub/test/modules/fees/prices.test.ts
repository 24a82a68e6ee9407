import type { BalanceRow, PriceListEntry, StudentPrice } from '@matricula/contract'
import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { noSharedCache } from '../../../src/shared-services/shared-cache.ts'
import { createPrices } from '../../../src/modules/fees/index.ts'
import { runHub } from '@matricula/hub/testing/test-hub'

const question = { studentCode: '10001', gradeKey: 'SEGUNDO', antiquity: 'old', project: '2025-2026' }

/** Prices over an accounting system whose answers the test changes, on a wall clock that it moves. */
async function somePrices(balances: readonly number[] = [0]) {
  const { hub, lines } = await runHub()
  const asked: string[] = []
  const accounting = { price: 1000, down: false, balances }
  const answer = <T>(what: string, value: T): Promise<T> => {
    asked.push(what)
    return accounting.down ? Promise.reject(new PluginFault('unreachable', 'gone')) : Promise.resolve(value)
  }
  const entry = () => ({
    itemCode: 'CA-0001',
    itemName: 'Derecho',
    listName: 'SEGUNDO',
    price: accounting.price,
  })
  let wall = Date.now()
  const prices = createPrices({
    ...hub.app,
    clock: { wall: () => new Date(wall) },
    cache: noSharedCache,
    plugins: {
      ...hub.app.plugins,
      accounting: {
        ...hub.app.plugins.accounting,
        studentPrices: ({ studentCode }) =>
          answer(`prices ${studentCode}`, [entry() as unknown as StudentPrice]),
        priceList: ({ cursor }) =>
          answer<{ items: PriceListEntry[]; next: string | null }>(`list ${cursor ?? ''}`, {
            items: [entry()],
            next: cursor === undefined ? 'page-2' : null,
          }),
        balance: (partner) =>
          answer<BalanceRow[]>(
            `balance ${partner}`,
            accounting.balances.map((balance2) => ({ balance2 }) as BalanceRow),
          ),
      },
    },
  })
  const pass = (seconds: number) => {
    wall += seconds * 1000
  }
  return { prices, accounting, asked, lines, pass }
}

const priceOf = (items: readonly { readonly price: number }[]) => items.map(({ price }) => price)

describe('Prices', () => {
  it('are asked once for any number of families at once, and kept for their seconds', async () => {
    const { prices, asked, pass } = await somePrices()
    await Promise.all(Array.from({ length: 50 }, () => prices.ofStudent(question)))
    pass(59)
    await prices.ofStudent(question)
    expect(asked).toEqual(['prices 10001'])
  })

  it('that are paid are never older than their seconds: what accounting changed is charged', async () => {
    const { prices, accounting, pass } = await somePrices()
    expect(priceOf(await prices.ofStudent(question))).toEqual([1000])
    expect(priceOf(await prices.list())).toEqual([1000, 1000])
    accounting.price = 2000
    pass(61)
    expect(priceOf(await prices.current.ofStudent(question))).toEqual([2000])
    expect(priceOf(await prices.current.list())).toEqual([2000, 2000])
  })

  it('past their seconds are shown at once while they are read again, once for all who look', async () => {
    const { prices, accounting, asked, pass } = await somePrices()
    await prices.ofStudent(question)
    accounting.price = 2000
    pass(61)
    const shown = await Promise.all(Array.from({ length: 50 }, () => prices.ofStudent(question)))
    expect(shown.map(priceOf)).toEqual(Array.from({ length: 50 }, () => [1000]))
    expect(asked).toEqual(['prices 10001', 'prices 10001'])
    expect(priceOf(await prices.ofStudent(question))).toEqual([2000])
  })

  it('are shown as they were while accounting is down, until they are too old, and never paid', async () => {
    const { prices, accounting, lines, pass } = await somePrices()
    await prices.ofStudent(question)
    await prices.list()
    accounting.down = true
    pass(899)
    expect(priceOf(await prices.ofStudent(question))).toEqual([1000])
    expect(priceOf(await prices.list())).toEqual([1000, 1000])
    await expect(prices.current.ofStudent(question)).rejects.toMatchObject({ code: 'unreachable' })
    await expect(prices.current.list()).rejects.toMatchObject({ code: 'unreachable' })
    expect(lines.join('')).toContain('prices are shown as they were read before')
    pass(1)
    await expect(prices.ofStudent(question)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('are those of the student and the grade that are asked for', async () => {
    const { prices, asked } = await somePrices()
    await prices.ofStudent(question)
    await prices.ofStudent({ ...question, studentCode: '10003' })
    await prices.ofStudent({ ...question, gradeKey: 'TERCERO' })
    expect(asked).toEqual(['prices 10001', 'prices 10003', 'prices 10001'])
  })

  it('that are the same for two families are kept once, and nobody can change them', async () => {
    const { prices, accounting } = await somePrices()
    const [one] = await prices.ofStudent(question)
    const [same] = await prices.ofStudent({ ...question, studentCode: '10003' })
    accounting.price = 2000
    const [other] = await prices.ofStudent({ ...question, studentCode: '10005' })
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    expect(Object.isFrozen(one)).toBe(true)
  })

  it('that nobody could read are a failure, and are asked again', async () => {
    const { prices, accounting } = await somePrices()
    accounting.down = true
    await expect(prices.ofStudent(question)).rejects.toMatchObject({ code: 'unreachable' })
    accounting.down = false
    expect(priceOf(await prices.ofStudent(question))).toEqual([1000])
  })

  it('of the list are read over all of its pages', async () => {
    const { prices, asked } = await somePrices()
    expect(await prices.list()).toHaveLength(2)
    expect(asked).toEqual(['list ', 'list page-2'])
  })
})

describe('A balance', () => {
  it('is the first row’s, 0 without any, and more rows are told', async () => {
    const more = await somePrices([-300_000, 5])
    expect(await more.prices.balance('10013')).toBe(-300_000)
    expect(more.asked).toEqual(['balance C10013'])
    expect(more.lines.join('')).toContain('a balance has more than one row')
    const none = await somePrices([])
    expect(await none.prices.balance('10013')).toBe(0)
    expect(none.lines.join('')).not.toContain('more than one row')
  })

  it('that accounting does not tell is a failure, never 0', async () => {
    const { prices, accounting } = await somePrices()
    accounting.down = true
    await expect(prices.balance('10001')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('is asked again right before paying, and known from then on', async () => {
    const { prices, accounting } = await somePrices([0])
    expect(await prices.balance('10001')).toBe(0)
    accounting.balances = [1_250_000]
    expect(await prices.balance('10001')).toBe(0)
    expect(await prices.balanceNow('10001')).toBe(1_250_000)
    expect(await prices.balance('10001')).toBe(1_250_000)
  })
})
