import { Amount } from './amount.tsx'
import { pesos, breakdownOfSum } from './breakdown.ts'

interface Props {
  /** What it is the sum of, in the reader's words. */
  of: string
  amount: number
  parts: readonly { readonly name: string; readonly amount: number }[]
}

/** An amount that opens the parts it is made of; one that has none opens nothing. */
export function PriceSum({ of, amount, parts }: Props) {
  if (parts.length === 0) return <span className="figures">{pesos(amount)}</span>
  const total = { text: of, result: pesos(amount), source: null }
  return <Amount value={pesos(amount)} breakdown={breakdownOfSum(of, parts, total)} />
}
