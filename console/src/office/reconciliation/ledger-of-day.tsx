import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { Day } from './row.ts'

type Ledger = Day['ledger']

const parts = ['provider', 'bank', 'desk'] as const
const sums = ['gross', 'outflow', 'net', 'accounting'] as const

/** What came and what went back on a day, as the ledger has it; of where it came, what is not nothing. */
export function LedgerOfDay({ ledger }: { readonly ledger: Ledger }) {
  const t = useTranslate()
  const shown = [...parts.filter((part) => ledger[part] !== 0), ...sums]
  if (Object.values(ledger).every((amount) => amount === 0)) return null
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
    </section>
  )
}

/** What of a day's money is left, where some of it went back. */
export function NetOf({ ledger: { outflow, net } }: { readonly ledger: Ledger }) {
  const t = useTranslate()
  if (outflow === 0) return null
  return (
    <>
      <span className="reconciled__note">
        {t('office.reconciliation.ledger.outflow')}: {pesos(outflow)}
      </span>
      <span className="reconciled__note">
        {t('office.reconciliation.ledger.net')}: {pesos(net)}
      </span>
    </>
  )
}
