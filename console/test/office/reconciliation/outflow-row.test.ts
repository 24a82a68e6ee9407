import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { rowsAddress } from '../../../src/office/list/rows-address.ts'
import { type OutflowRow, isOpenOutflow, wayTo } from '../../../src/office/reconciliation/outflow-row.ts'

const words = parse(readFileSync(new URL('../../../../config/texts/es-CO.yaml', import.meta.url), 'utf8'))
  .office.reconciliation.outflows

const refund: OutflowRow = {
  id: 'refund:1:done',
  is: 'refund',
  step: 'done',
  status: 'done',
  verdict: 'agrees',
  amount: 1_000_000,
  posted: 1_000_000,
  way: 'provider',
  loss_borne_by: null,
  instance: 'card',
  reference: 'MH-1',
  charge_ref: 'SP-1',
  proof: 'RF-1',
  token: 't-1',
  student: '10001',
  at_provider: 'done',
  to_undo: 0,
}

const office = (page: string, filters: Readonly<Record<string, string>>) =>
  rowsAddress(`/enrollment/admin/${page}`, filters)

const table: readonly (readonly [OutflowRow['verdict'], string | null])[] = [
  ['agrees', null],
  ['unknown', null],
  ['ledger-differs', office('payments', { search: 'MH-1' })],
  ['provider-differs', office('payments', { search: 'MH-1' })],
  ['under-way', office('refunds', { search: 'MH-1' })],
  ['to-transfer', office('refunds', { search: 'MH-1' })],
  ['to-undo', office('exceptions', { state: 'open', search: 'MH-1' })],
  ['to-answer', office('disputes', { search: 'RF-1' })],
  ['to-decide', office('disputes', { search: 'RF-1' })],
  ['not-yet-in-accounting', office('deliveries', { status: 'due' })],
  ['on-hold', office('deliveries', { status: 'on_hold' })],
]

describe('What went back', () => {
  it.each(table)('of which the verdict is %s leads to %s', (verdict, to) => {
    expect(wayTo({ ...refund, verdict })?.to ?? null).toBe(to)
  })

  it('has words for what to do about each difference, and a name for each way there', () => {
    const open = table.flatMap(([verdict]) => (verdict === 'agrees' ? [] : [verdict]))
    expect(Object.keys(words.todo).toSorted()).toEqual(open.toSorted())
    const names = open.flatMap((verdict) => wayTo({ ...refund, verdict })?.name ?? [])
    expect(Object.keys(words['way-to']).toSorted()).toEqual([...new Set(names)].toSorted())
  })

  it('is open until nothing is left to do', () => {
    const open = table.filter(([verdict]) => isOpenOutflow({ ...refund, verdict }))
    expect(open.map(([verdict]) => verdict)).toEqual(table.slice(2).map(([verdict]) => verdict))
  })
})
