import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { StateLink } from './days-table.tsx'
import type { DaysProps } from './days-table.tsx'
import { sides } from './row.ts'
import { Sum } from './sum.tsx'

/** The days on a phone: one card each, its three sums below each other. */
export function DayCards({ days, addressOf }: DaysProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <ul className="reconciled__cards">
      {days.map((sums) => (
        <li key={sums.day} className="panel">
          <h2 className="reconciled__title">
            <Link to={addressOf(sums.day)}>{longDate(sums.day, locale)}</Link>
          </h2>
          <p>
            <StateLink sums={sums} addressOf={addressOf} />
          </p>
          <dl className="reconciled__ledger">
            {sides.map((side) => (
              <div key={side}>
                <dt>{t(`office.reconciliation.side.${side}`)}</dt>
                <dd>
                  <Sum sum={sums[side]} of={side === 'accounting' ? 'entries' : 'payments'} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
