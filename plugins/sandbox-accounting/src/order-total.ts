import type { AccountingLine, Cop } from '@matricula/contract'

/** Sum of the lines, each less its discount and rounded half up to whole pesos. */
export function totalOf(lines: readonly AccountingLine[]): Cop {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

function lineTotal({ quantity, unitPrice, discountPercent }: AccountingLine): Cop {
  const share = 10_000 - Math.round(discountPercent * 100)
  return Math.floor((2 * quantity * unitPrice * share + 10_000) / 20_000)
}
