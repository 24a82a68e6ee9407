import { describe, expect, it } from 'vitest'
import { partLines } from '../../../src/modules/einvoices/part-lines.ts'
import { partRefunds } from '../../../src/modules/einvoices/part-refunds.ts'
import type { InvoicedLine } from '../../../src/modules/einvoices/einvoice.store.ts'
import { sum } from '../../../src/shared/money.ts'

const line = (description: string, unitPrice: number): InvoicedLine => ({
  concept: 'annual',
  description,
  quantity: 1,
  unitPrice,
  taxClass: 'excluded',
  orderId: 'ana',
})

const lines = [line('Matrícula', 1_850_000), line('Pensión', 1_665_000), line('Transporte', 400_000)]
const pricesOf = (parts: readonly (readonly InvoicedLine[])[]) =>
  parts.map((part) => part.map(({ unitPrice }) => unitPrice))

describe('What each part of an order is invoiced for', () => {
  it('is its share of each line, so that all parts come to each line to the peso', () => {
    const parts = partLines(lines, [2_000_000, 1_000_000, 915_000])
    expect(pricesOf(parts)).toEqual([
      [945_083, 850_575, 204_342],
      [472_542, 425_287, 102_171],
      [432_375, 389_138, 93_487],
    ])
    expect(parts.map((part) => part.map(({ description }) => description))).toEqual(
      parts.map(() => ['Matrícula', 'Pensión', 'Transporte']),
    )
  })

  it('is not an older debt, which the parts have paid as well', () => {
    expect(pricesOf(partLines(lines, [3_010_000, 1_505_000]))).toEqual([
      [1_233_333, 1_110_000, 266_667],
      [616_667, 555_000, 133_333],
    ])
  })

  it('has the odd pesos on the first, and no line of nothing', () => {
    expect(pricesOf(partLines([line('Carné', 2)], [1, 1, 1]))).toEqual([[1], [1], []])
  })

  it('comes to each line, whatever it is', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const amounts = [1, 2, 3, 4].map((place) => 1 + ((seed * 7_919 * place) % 3_000_017))
      const some = [1, 2, 3].map((place) => line(`${place}`, 1 + ((seed * 104_729 * place) % 9_999_991)))
      const parts = partLines(some, amounts)
      for (const one of some) {
        const shares = parts.flat().filter(({ description }) => description === one.description)
        expect(sum(shares.map(({ unitPrice }) => unitPrice))).toBe(one.unitPrice)
      }
    }
  })
})

const three = [2_000_000, 1_000_000, 915_000]
const refund = (amount: number, bears = [true, true, true]) => ({ id: 'r', amount, bears })

const sharesOf = (...[parts, refunds]: Parameters<typeof partRefunds>) =>
  partRefunds(parts, refunds).map(({ shares }) => shares)

describe('What of a refund is credited of each part', () => {
  it('is its share of what is left of it, and all of that with the last', () => {
    expect(sharesOf(three, [refund(1_000_000), refund(2_915_000)])).toEqual([
      [510_856, 255_428, 233_716],
      [1_489_144, 744_572, 681_284],
    ])
  })

  it('is nothing of a part whose payer has nothing of it', () => {
    expect(sharesOf(three, [refund(1_000_000, [false, true, true])])).toEqual([[0, 522_193, 477_807]])
  })

  it('is not borne by the others of a part that went back after it', () => {
    expect(sharesOf(three, [refund(1_000_000), refund(1_000_000, [false, true, true])])).toEqual([
      [510_856, 255_428, 233_716],
      [0, 522_193, 477_807],
    ])
  })

  it('is never an older debt that was given back after the order', () => {
    expect(sharesOf(three, [refund(4_515_000), refund(1)])).toEqual([
      [2_000_000, 1_000_000, 915_000],
      [0, 0, 0],
    ])
  })
})
