import { Link } from '../../navigation.tsx'
import type { CurrentSeason, OpenInvoice, StudentInvoices } from '../../../api/types.ts'
import { useLocale, useTranslate } from '../../../i18n.ts'
import { dayOf, longDate } from '../../../dates.ts'
import { DayPrice } from '../../../components/calendar/day-price.tsx'
import { Money } from '../../../components/money.tsx'
import type { Chosen } from './chosen.ts'
import { isPayable, nameOf, toggle } from './chosen.ts'
import { InvoicesTick } from './invoices-tick.tsx'

interface Props {
  of: StudentInvoices
  season: CurrentSeason
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** A student's open invoices to choose among; cards with the same columns on phones. */
export function InvoiceTable({ of: { student, cardName, invoices }, season, chosen, onChoose }: Props) {
  const t = useTranslate()
  if (invoices.length === 0)
    return (
      <div className="portal__empty">
        <p>{t('portal.invoices.noInvoices')}</p>
        <p>{t('portal.invoices.noInvoicesBody')}</p>
        <Link className="button button--secondary" to="?tab=enrollments">
          {t('portal.invoices.toEnrollments')}
        </Link>
      </div>
    )
  return (
    <div className="invoices">
      <AllInvoices invoices={invoices} chosen={chosen} onChoose={onChoose} />
      <table className="invoice-table">
        <caption className="unseen">
          {t('portal.invoices.caption', { name: student.name || cardName })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('portal.invoices.docNum')}</th>
            <th scope="col">{t('portal.invoices.dueDate')}</th>
            <th scope="col">{t('portal.invoices.description')}</th>
            <th scope="col" className="invoice-table__figure">
              {t('portal.invoices.toPay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow
              key={nameOf(invoice)}
              invoice={invoice}
              today={dayOf(season.clock.now)}
              isChosen={isPayable(invoice) && chosen.has(nameOf(invoice))}
              onToggle={() => onChoose(toggle(chosen, invoice))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  invoice: OpenInvoice
  /** A Bogotá day. */
  today: string
  isChosen: boolean
  onToggle: () => void
}

function InvoiceRow({ invoice, today, isChosen, onToggle }: RowProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { DocNum, DocDueDate, Dscription, toPay } = invoice
  const isOpen = isPayable(invoice)
  const why = `why-${DocNum}`
  return (
    <tr className={isChosen ? 'invoice-table__row--chosen' : undefined}>
      <th scope="row" className="invoice-table__document">
        <label className="tick">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isOpen}
            aria-describedby={isOpen ? undefined : why}
            onChange={onToggle}
          />
          <span className="invoice-table__what">{t('portal.invoices.docNum')}</span> {DocNum}
        </label>
      </th>
      <td data-label={t('portal.invoices.dueDate')}>
        <span className="invoice-table__due">
          {longDate(DocDueDate, locale)}
          {isOpen && DocDueDate < today && (
            <span className="pay-state pay-state--overdue">{t('portal.invoices.overdue')}</span>
          )}
        </span>
      </td>
      <td data-label={t('portal.invoices.description')}>
        <span className="invoice-table__due">
          {Dscription}
          {!isOpen && <span className="pay-state pay-state--busy">{t('portal.invoices.inProcess')}</span>}
        </span>
        {!isOpen && (
          <p id={why} className="invoice-table__why">
            {t('portal.invoices.inProcessWhy')}
          </p>
        )}
      </td>
      <td className="invoice-table__figure" data-label={t('portal.invoices.toPay')}>
        <Money amount={toPay} />
        <DayPrice invoice={invoice} />
      </td>
    </tr>
  )
}

interface AllInvoicesProps {
  invoices: readonly OpenInvoice[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** All of a student's that can be paid, where they are several. */
function AllInvoices({ invoices, chosen, onChoose }: AllInvoicesProps) {
  const t = useTranslate()
  const payable = invoices.filter(isPayable)
  if (payable.length < 2) return null
  return (
    <InvoicesTick payable={payable} chosen={chosen} onChoose={onChoose} className="invoices__all">
      {t('portal.invoices.all')}
    </InvoicesTick>
  )
}
