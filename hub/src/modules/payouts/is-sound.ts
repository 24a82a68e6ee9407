import type { Payout, PayoutLine } from '@matricula/contract'
import { sum } from '../../shared/money.ts'

/** Whether a payout is the sum of its lines, each of them its gross less what was taken off, in whole pesos. */
export function isSound({ net, lines }: Pick<Payout, 'net' | 'lines'>): boolean {
  const total = sum(lines.map((line) => line.net))
  return lines.length > 0 && total === net && lines.every(isSoundLine)
}

function isSoundLine({ gross, fee, withheld, net }: PayoutLine): boolean {
  const taken = Object.values(withheld)
  const amounts = [gross, fee, net, ...taken]
  return amounts.every(Number.isSafeInteger) && net === gross - fee - sum(taken)
}
