import { Amount } from './amount.tsx'
import { pesos, proofOfSum } from './proof.ts'

interface Props {
  /** What it is the sum of, in the reader's words. */
  of: string
  amount: number
  parts: { name: string; amount: number }[]
}

/** An amount that opens the parts it is made of. */
export function Sum({ of, amount, parts }: Props) {
  const total = { text: of, result: pesos(amount), source: null }
  return <Amount value={pesos(amount)} proof={proofOfSum(of, parts, total)} />
}
