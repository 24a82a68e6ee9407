import type { ReactNode } from 'react'
import type { CalendarEntry, OpenInvoice } from '../../../api/types.ts'
import { useLocale, useTranslate } from '../../../i18n.ts'
import { longDate } from '../../../dates.ts'
import { pesos } from '../../../money.ts'
import { type Chosen, payableOf, totalOf } from './chosen.ts'
import { InvoicesTick } from './invoices-tick.tsx'

interface Props {
  entry: CalendarEntry
  /** The day of the charge, as it is shown. */
  day: ReactNode
  /** The student's open invoices. */
  open: readonly OpenInvoice[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Picks a charge of the year with all of its invoices that can be paid; without one, its day alone. */
export function ChargeTick({ entry, day, open, chosen, onChoose }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const payable = payableOf(entry, open)
  if (payable.length === 0) return day
  const concepts = entry.concepts.map(({ name }) => name).join(', ')
  const name = t('calendar.pick', {
    day: longDate(entry.day, locale),
    concepts,
    amount: pesos(totalOf(payable)),
  })
  return (
    <InvoicesTick payable={payable} chosen={chosen} onChoose={onChoose} name={name}>
      {day}
    </InvoicesTick>
  )
}
