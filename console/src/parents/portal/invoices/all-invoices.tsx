import { useEffect, useRef } from 'react'
import type { OpenInvoice } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { type Chosen, isPayable, nameOf, toggleAll } from './chosen.ts'

interface Props {
  invoices: readonly OpenInvoice[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** 'Todas': ticked when all of the student's are chosen, half when some are. */
export function AllInvoices({ invoices, chosen, onChoose }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const payable = invoices.filter(isPayable)
  const count = payable.filter((invoice) => chosen.has(nameOf(invoice))).length
  const isSome = count > 0 && count < payable.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  if (payable.length < 2) return null
  return (
    <label className="tick invoices__all">
      <input
        ref={box}
        type="checkbox"
        checked={count === payable.length}
        onChange={() => onChoose(toggleAll(chosen, invoices))}
      />
      {t('portal.invoices.all')}
    </label>
  )
}
