import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { Day } from './row.ts'

type Ledger = Day['ledger']

const parts = ['provider', 'bank', 'desk'] as const
const sums = ['gross', 'outflow', 'net', 'accounting'] as const

interface Props {
  readonly ledger: Ledger
  readonly postedLater: Day['posted_later']
}

/** What came and what went back on a day, as the ledger has it, and what of it was posted later; of where it came, what is not nothing. */
export function LedgerOfDay({ ledger, postedLater }: Props) {
  const t = useTranslate()
  const shown = [...parts.filter((part) => ledger[part] !== 0), ...sums]
  if (postedLater.length === 0 && Object.values(ledger).every((amount) => amount === 0)) return null
  return (
    <section className="panel" aria-labelledby="ledger-of-day">
      <h2 id="ledger-of-day">{t('office.reconciliation.ledger.title')}</h2>
      <dl className="reconciled__ledger">
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`office.reconciliation.ledger.${name}`)}</dt>
            <dd className="reconciled__amount">{pesos(ledger[name])}</dd>
          </div>
        ))}
      </dl>
      {postedLater.map((later) => (
        <PostedLater key={later.posted_on} later={later} />
      ))}
    </section>
  )
}

/** What changed of a day after somebody may have looked at it. */
function PostedLater({ later }: { readonly later: Day['posted_later'][number] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const changed = (['gross', 'outflow', 'accounting'] as const).filter((name) => later[name] !== 0)
  return (
    <p className="reconciled__note">
      {t('office.reconciliation.ledger.postedLater', { day: longDate(later.posted_on, locale) })}{' '}
      {changed
        .map((name) => `${t(`office.reconciliation.ledger.${name}`)}: ${pesos(later[name])}`)
        .join(' · ')}
    </p>
  )
}

/** What of all that came on a day is left, where some went back: the sum beside it is of what still stands as paid. */
export function NetOf({ ledger: { gross, outflow, net } }: { readonly ledger: Ledger }) {
  const t = useTranslate()
  if (outflow === 0) return null
  return (
    <>
      <span className="reconciled__note">
        {t('office.reconciliation.ledger.gross')}: {pesos(gross)}
      </span>
      <span className="reconciled__note">
        {t('office.reconciliation.ledger.outflow')}: {pesos(outflow)}
      </span>
      <span className="reconciled__note">
        {t('office.reconciliation.ledger.net')}: {pesos(net)}
      </span>
    </>
  )
}
