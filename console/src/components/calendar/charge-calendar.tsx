import { Fragment, type ReactNode } from 'react'
import type { CalendarEntry, StudentCalendar } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import { Money } from '../money.tsx'
import { amountOf, chargeStatuses } from './amount-of.ts'
import { DayPrice, SurchargeNote } from './day-price.tsx'
import './charge-calendar.css'

interface Props {
  calendar: StudentCalendar
  /** Whose it is, for those who listen. */
  name: string
  /** A row's day with what picks the row to pay it; absent where nothing is paid from the calendar. */
  pick?: PickCharge | undefined
}

export type PickCharge = (entry: CalendarEntry, day: ReactNode) => ReactNode

/** What a student is charged over the year, day by day, with how each charge stands; families and office see the same. */
export function ChargeCalendar({ calendar, name, pick = (_entry, day) => day }: Props) {
  const t = useTranslate()
  const { entries } = calendar
  return (
    <section className="calendar" aria-label={t('calendar.of', { name })}>
      <div>
        <h2 className="calendar__title">{t('calendar.title')}</h2>
        <p className="calendar__lead">{t(entries.length === 0 ? 'calendar.none' : 'calendar.lead')}</p>
      </div>
      <CalendarSource calendar={calendar} />
      {entries.length > 0 && (
        <>
          <CalendarTotals totals={calendar.totals} />
          <SurchargeNote invoices={entries.flatMap(({ invoices }) => invoices)} />
          <ol className="calendar__days">
            {entries.map((entry) => (
              <CalendarDay
                key={`${entry.day} ${entry.invoices[0]?.DocNum ?? ''}`}
                entry={entry}
                pick={pick}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** Where the statuses come from, as long as that is not accounting's word of now. */
function CalendarSource({ calendar: { accounting, agreedOn } }: { calendar: StudentCalendar }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { answers, knows, asOf } = accounting
  if (answers) return knows === 'open' ? <p className="calendar__lead">{t('calendar.source.open')}</p> : null
  const since =
    asOf === null
      ? t(agreedOn === null ? 'calendar.source.nothing' : 'calendar.source.agreed', {
          day: longDate(agreedOn ?? '', locale),
        })
      : t('calendar.source.before', { day: longDate(dayOf(asOf), locale), time: clockTime(asOf) })
  return (
    <Alert kind="warn" title={t('calendar.source.silent')}>
      <p>{since}</p>
    </Alert>
  )
}

/** What is owed first; what comes to nothing is left out. */
function CalendarTotals({ totals }: Pick<StudentCalendar, 'totals'>) {
  const t = useTranslate()
  return (
    <dl className="calendar__totals">
      {chargeStatuses
        .filter((status) => totals[status] > 0)
        .map((status) => (
          <div key={status}>
            <dt>{t(`calendar.total.${status}`)}</dt>
            <dd>
              <Money amount={totals[status]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function CalendarDay({ entry, pick }: { entry: CalendarEntry; pick: PickCharge }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { day, status, concepts, amount, payment, invoices } = entry
  const invoiced = invoices.reduce((sum, { DocTotal }) => sum + DocTotal, 0)
  return (
    <li className={`calendar__day calendar__day--${status}`}>
      <div className="calendar__when">
        {pick(entry, <time dateTime={day}>{longDate(day, locale)}</time>)}
        <span className={`calendar__status calendar__status--${status}`}>
          {t(`calendar.status.${status}`)}
        </span>
      </div>
      <div className="calendar__what">
        <p>{concepts.map(({ name }) => name).join(', ')}</p>
        {invoices.map((invoice) => (
          <Fragment key={invoice.DocNum}>
            <p className="calendar__invoice">
              {t('calendar.invoice', {
                document: invoice.DocNum,
                day: longDate(invoice.DocDueDate, locale),
              })}
              {invoice.state === 'in-process' && ` ${t('calendar.inProcess')}`}
            </p>
            <DayPrice invoice={invoice} />
          </Fragment>
        ))}
        {payment !== null && (
          <p className="calendar__invoice">
            {t('calendar.paidOn', {
              day: longDate(payment.on, locale),
              references: payment.references.join(', '),
            })}
          </p>
        )}
        {status === 'not-invoiced' && <p className="calendar__invoice">{t('calendar.notInvoiced')}</p>}
        {invoices.length > 0 && invoiced !== amount && (
          <p className="calendar__invoice">
            {t('calendar.agreed')} <Money amount={amount} />
          </p>
        )}
      </div>
      <p className="calendar__amount">
        <Money amount={amountOf(entry)} />
      </p>
    </li>
  )
}
