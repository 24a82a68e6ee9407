import { describe, expect, it } from 'vitest'
import { leastOf, sumOf } from '../../../src/components/splits/split-sum.ts'

const percent = (percentBps: number) => ({ label: 'Mamá', percentBps })
const amount = (cop: number) => ({ label: 'Papá', amount: cop })
const rest = { label: 'Empresa', rest: true as const }

describe('Parts as they are typed', () => {
  it.each([
    ['leave nothing, half and the rest', [percent(5000), rest], [2_375_000, 2_375_000], 0],
    ['leave what no part takes', [percent(5000), amount(1_375_000)], [2_375_000, 1_375_000], 1_000_000],
    ['take more than there is', [amount(4_000_000), amount(1_000_000)], [4_000_000, 1_000_000], -250_000],
    ['leave nothing for the rest', [amount(4_750_000), rest], [4_750_000, null], 0],
    ['leave all while nothing is typed', [null, null], [null, null], 4_750_000],
  ])('%s', (_name, parts, amounts, left) => {
    expect(sumOf(parts, 4_750_000)).toEqual({ amounts, left })
  })

  it('come to the peso where shares do not divide the total', () => {
    expect(sumOf([percent(5000), percent(5000)], 4_750_001)).toEqual({
      amounts: [2_375_001, 2_375_000],
      left: 0,
    })
    const thirds = [percent(3333), percent(3333), percent(3334)]
    expect(sumOf(thirds, 1_000_000)).toEqual({ amounts: [333_300, 333_300, 333_400], left: 0 })
  })

  it('are at least their share of the total, up to the next peso', () => {
    expect(leastOf(4_750_000, 1000)).toBe(475_000)
    expect(leastOf(4_750_001, 1000)).toBe(475_001)
  })
})
