import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FeeTable } from '../../../src/components/price/fee-table.tsx'
import { breakdownOfRow } from '../../../src/components/price/breakdown.ts'
import { aRow, keys } from '../../support/builders.ts'

describe('the table of fees', () => {
  const html = renderToStaticMarkup(
    <FeeTable
      caption="Anual"
      total="tables.total"
      rows={[aRow(), aRow({ code: 'CA-0004', total: 950_000 })]}
    />,
  )

  it('has every column of the school’s table, in its order', () => {
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, head]) => head)
    expect(heads).toEqual([
      'tables.service',
      'tables.resolution',
      'tables.progressive',
      'tables.commercial',
      'tables.futureAnnuities',
      'tables.discounted',
      'tables.scholarship',
      'tables.total',
    ])
  })
  it('shows each amount of a line, and the sum at the foot', () => {
    const amounts = [...html.matchAll(/class="amount figures">([^<]+)/g)].map(([, amount]) => amount)
    expect(amounts.slice(0, 7)).toEqual([
      '$3.800.000',
      '15 %',
      '$3.230.000',
      '$100.000',
      '$3.130.000',
      '25 %',
      '$2.347.500',
    ])
    expect(amounts.at(-1)).toBe('$3.297.500')
  })
  it('says so when there is nothing', () => {
    expect(renderToStaticMarkup(<FeeTable caption="Anual" total="tables.total" rows={[]} />)).toContain(
      'tables.empty',
    )
  })
})

describe('the breakdown of a line', () => {
  const step = { rule: 'pricing-12', text: 'rule.total', sentence: '', values: {}, result: 0 }

  it('writes pesos, percents, counts and words as what they are', () => {
    const values = { unit: 1_000, months: 11, discount: 500, grade: 'Prejardín' }
    const [breakdown] = breakdownOfRow(
      aRow({ explanation: [{ ...step, text: 'rule.year-now', values, result: 10_450 }] }),
      keys,
      'es-CO',
    ).steps
    expect(breakdown).toMatchObject({ text: 'rule.year-now $1.000 11 5 % Prejardín', result: '$10.450' })
  })
  it('shows a progressive discount as a percent', () => {
    const row = aRow({ explanation: [{ ...step, text: 'rule.progressive-grade', result: 1500 }] })
    expect(breakdownOfRow(row, keys, 'es-CO').steps[0]?.result).toBe('15 %')
  })
  it('names the rule of each step', () => {
    const row = aRow({ explanation: [step] })
    expect(breakdownOfRow(row, keys, 'es-CO').steps[0]?.rule).toBe('pricing-12')
  })
  it('explains a rule it has no text for as the school’s calculation', () => {
    const row = aRow({ explanation: [{ ...step, text: 'rule.brand-new' }] })
    expect(breakdownOfRow(row, (key) => key, 'es-CO').steps[0]?.text).toBe('rule.unknown')
  })
})
