import type { AccountingAdapter } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { expect, it, onTestFinished } from 'vitest'
import { createAdapter } from '../src/adapter.ts'
import { settings } from '../src/settings.ts'
import { openCompany } from '../stage/company.ts'
import { stageOf } from '../stage/index.ts'
import {
  pretendSqlServer,
  type StatementAnswer,
  type PretendSqlServer,
} from './support/pretend-sql-server.ts'
import { tableAnswers } from './support/table-answers.ts'

const read = () => ({ signal: new AbortController().signal, trace: 'test' })

interface ReadPaths {
  readonly bySql: AccountingAdapter
  readonly byServiceLayer: AccountingAdapter
  readonly server: PretendSqlServer
}

/** The same school read both ways. */
async function bothWays(answers?: (text: string) => StatementAnswer): Promise<ReadPaths> {
  const kit = memoryKit()
  const stage = await stageOf({ root: 'v2', mostRows: 100 })(kit)
  onTestFinished(() => stage.close())
  const company = openCompany(() => new Date())
  const server = await pretendSqlServer((sent) => answers?.(sent.text) ?? tableAnswers(company, sent))
  const create = (more: Readonly<Record<string, unknown>>) => {
    const { error, value } = settings.validate({ ...stage.settings, ...more })
    if (error !== undefined) throw error
    return createAdapter(value, kit)
  }
  const bySql = create({ sql: server.settings })
  await bySql.start(read().signal)
  onTestFinished(() => bySql.stop())
  return { bySql, byServiceLayer: create({}), server }
}

const question = { gradeKey: 'CUARTO', antiquity: 'old', project: '2025-2026', studentCode: '00042' }

it('answers by SQL what Service Layer answers', async () => {
  const { bySql, byServiceLayer } = await bothWays()
  for (const adapter of [bySql, byServiceLayer]) {
    expect(await adapter.balance('C31003', read())).toEqual([{ partnerCode: 'C31003', balance2: 1_250_000 }])
  }
  expect(await bySql.openInvoices('C31003', read())).toEqual(
    await byServiceLayer.openInvoices('C31003', read()),
  )
  expect(await bySql.studentPrices(question, read())).toEqual(
    await byServiceLayer.studentPrices(question, read()),
  )
  expect(await bySql.priceList({ size: 5 }, read())).toEqual(
    await byServiceLayer.priceList({ size: 5 }, read()),
  )
})

it('lists by SQL the invoices due on some days as Service Layer does, the paid one too', async () => {
  const { bySql, byServiceLayer } = await bothWays()
  const dueOn = { from: '2020-01-01', to: '2025-02-28' }
  const listed = await bySql.invoices?.list('C31003', dueOn, read())

  expect(listed).toEqual(await byServiceLayer.invoices?.list('C31003', dueOn, read()))
  expect(listed).toContainEqual(expect.objectContaining({ dueDate: '2025-02-10', docNum: '5501' }))
  expect(listed?.every(({ dueDate }) => dueDate <= '2025-02-28')).toBe(true)
})

it('lists by SQL what all partners owe as Service Layer does, page by page', async () => {
  const { bySql, byServiceLayer } = await bothWays()
  const first = await bySql.receivables?.list({ size: 1 }, read())
  const second = await bySql.receivables?.list({ size: 1, cursor: first?.next ?? '' }, read())

  expect(first?.items).toHaveLength(1)
  expect(first).toEqual(await byServiceLayer.receivables?.list({ size: 1 }, read()))
  expect(second).toEqual(
    await byServiceLayer.receivables?.list({ size: 1, cursor: first?.next ?? '' }, read()),
  )
  expect(second?.items).not.toEqual([])
})

it("knows a student's scholarship from the user table", async () => {
  const { bySql } = await bothWays()
  expect(await bySql.studentPrices(question, read())).toContainEqual(
    expect.objectContaining({ itemCode: 'CM-0001-1', scholarship: 2_500, total: 2_597_153 }),
  )
})

it('goes through the price list by pages and ends', async () => {
  const { bySql } = await bothWays()
  const seen: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await bySql.priceList({ cursor, size: 3 }, read())
    seen.push(...page.items.map(({ itemCode, listName }) => `${itemCode} ${listName}`))
    if (page.next === null) break
    cursor = page.next
  }
  expect(seen).toHaveLength(8)
  expect(new Set(seen).size).toBe(8)
})

it('asks with parameters and reads only', async () => {
  const { bySql, server } = await bothWays()
  const hostile = "C'; DROP TABLE OCRD--"
  expect(await bySql.balance(hostile, read())).toEqual([])
  expect(await bySql.openInvoices(hostile, read())).toEqual([])
  await bySql.studentPrices(question, read())
  expect(server.sent.filter(({ text }) => text.includes('DROP'))).toEqual([])
  expect(server.sent.filter(({ text }) => !text.startsWith('SELECT '))).toEqual([])
  expect(server.sent.map(({ text, values }) => [text, values])).toContainEqual([
    'SELECT CONVERT(varchar(40), [Balance]) AS Balance FROM dbo.OCRD WHERE CardCode = @partner',
    { partner: hostile },
  ])
})

it('is down when the company database is, though Service Layer answers', async () => {
  const { bySql } = await bothWays((text) => (text.includes('OPRJ') ? { error: 208 } : []))
  expect(await bySql.check(read().signal)).toMatchObject({
    is: 'down',
    why: expect.stringContaining('lacks'),
  })
})

it('never takes a balance that is no number for none', async () => {
  const { bySql } = await bothWays((text) => (text.includes('OCRD') ? [{ Balance: 'many' }] : []))
  await expect(bySql.balance('C31003', read())).rejects.toMatchObject({ code: 'unreachable' })
})
