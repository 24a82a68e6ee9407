import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { daysAfter, dayOf, longDate } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import { formatCount } from '../../numbers.ts'
import { usePermission } from '../access/use-permission.ts'
import { Bar, ChartPanel, FiguresTable } from '../chart/chart.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { chargesPath, followUpPath } from '../steps.ts'
import { datesOf } from './dates.ts'
import type { ChargeDate } from './dates.ts'
import type { Summary } from './summary.ts'

/** What came in, what is on its way, and what the paid enrolments still bring, date by date. */
export function MoneyPanel({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const dates = datesOf(summary)
  const title = t('office.home.money.title')
  const heads = ['date', 'amount', 'charges'].map((head) => t(`office.home.money.${head}`))
  const rows = dates.map(({ date, amount, charges }) => [
    longDate(date, locale),
    formatCop(amount),
    formatCount(charges),
  ])
  return (
    <ChartPanel
      title={title}
      table={
        <>
          <MoneyFigures summary={summary} />
          <FiguresTable title={title} heads={heads} rows={rows} />
        </>
      }
    >
      <MoneyFigures summary={summary} />
      {dates.length === 0 ? (
        <p className="home__note">{t('office.home.money.noDates')}</p>
      ) : (
        <>
          <h3 className="home__subtitle">{t('office.home.money.calendar')}</h3>
          <ol className="bars">
            {dates.map((date) => (
              <DateBar key={date.date} {...date} />
            ))}
          </ol>
        </>
      )}
    </ChartPanel>
  )
}

function MoneyFigures({ summary: { at, money } }: { summary: Summary }) {
  const t = useTranslate()
  const mayReadPayments = usePermission('GET /api/payments')
  const today = dayOf(at)
  const behind: Readonly<Record<string, string>> = {
    received: rowsAddress(followUpPath, { step: 'complete' }),
    pending: rowsAddress(followUpPath, { step: 'paying,agreement' }),
    dueToday: rowsAddress(chargesPath, { from: today, to: today }),
    overdue: rowsAddress(chargesPath, { to: daysAfter(today, -1) }),
    dueLater: rowsAddress(chargesPath, { from: daysAfter(today, 1) }),
    ...(mayReadPayments && {
      receivedToday: rowsAddress('/enrollment/admin/payments', { from: today, to: today }),
    }),
  }
  const beside = (['partsReceived', 'invoicesReceived', 'lost'] as const).filter((name) => money[name] !== 0)
  const names = [
    'received',
    'receivedToday',
    ...beside,
    'pending',
    'dueToday',
    'overdue',
    'dueLater',
  ] as const
  return (
    <>
      <dl className="sums">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`office.home.money.${name}`)}</dt>
            <dd className="figures">
              {behind[name] === undefined ? (
                `$${formatCop(money[name])}`
              ) : (
                <Link to={behind[name]}>{`$${formatCop(money[name])}`}</Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="home__note">{t('office.home.money.counts')}</p>
    </>
  )
}

function DateBar({ date, amount, charges, when, share }: ChargeDate) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <li className="bars__item">
      <span className="bars__row">
        <span className="bars__name">
          <Link to={rowsAddress(chargesPath, { from: date, to: date })}>{longDate(date, locale)}</Link>
          {when !== 'later' && <strong> · {t(`office.home.money.${when}`)}</strong>}
        </span>
        <Bar parts={[{ pattern: when === 'past' ? 'striped' : 'full', share }]} />
        <span className="bars__figure figures">${formatCop(amount)}</span>
      </span>
      <span className="bars__more bars__soft">{t('office.home.money.nCharges', { n: charges })}</span>
    </li>
  )
}
