import { formatCop } from '../money.ts'

/** An amount with its sign of pesos, in tabular figures. `unit` adds COP where the currency is not obvious. */
export function Money({ amount, unit = false }: { amount: number; unit?: boolean }) {
  return (
    <span className="figures">
      {amount < 0 && '−'}${formatCop(Math.abs(amount))}
      {unit && ' COP'}
    </span>
  )
}
