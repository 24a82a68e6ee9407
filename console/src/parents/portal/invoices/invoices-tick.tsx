import { type ReactNode, useEffect, useRef } from 'react'
import type { OpenInvoice } from '../../../api/types.ts'
import { type Chosen, nameOf, toggleAll } from './chosen.ts'

interface Props {
  /** Those that can be paid; at least one. */
  payable: readonly OpenInvoice[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  className?: string
  /** What it says to those who listen, where that is more than what stands beside it. */
  name?: string
  children: ReactNode
}

/** One box for several invoices: ticked when all of them are chosen, half when some are. */
export function InvoicesTick({ payable, chosen, onChoose, className = '', name, children }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const count = payable.filter((invoice) => chosen.has(nameOf(invoice))).length
  const isSome = count > 0 && count < payable.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={`tick ${className}`}>
      <input
        ref={box}
        type="checkbox"
        aria-label={name}
        checked={count === payable.length}
        onChange={() => onChoose(toggleAll(chosen, payable))}
      />
      {children}
    </label>
  )
}
