import { longDate } from '../../dates.ts'
import { useLocale, useTranslate, type Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { pesos } from '../../money.ts'
import { formatPercent } from '../../numbers.ts'
import type { WithdrawalProposal } from './withdrawal.ts'

type Line = WithdrawalProposal['lines'][number]

/** What was paid, what the school keeps of it and why, line by line, and the charges that are cancelled. */
export function ProposedLines({ proposal }: { proposal: WithdrawalProposal }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { lines, paid, kept, credit } = proposal
  return (
    <>
      <section className="withdrawal__part" aria-labelledby="withdrawal-lines">
        <h3 id="withdrawal-lines">{t('office.withdrawals.lines')}</h3>
        {lines.length === 0 ? (
          <p>{t('office.withdrawals.noLines')}</p>
        ) : (
          <ul className="withdrawal__lines">
            {lines.map((line) => (
              <li key={`${line.kind} ${line.code}`}>
                <strong>{line.name}</strong>
                <Amounts paid={line.paid} kept={line.kept} />
                <p>{whyText(line, { t, locale })}</p>
              </li>
            ))}
            <li className="withdrawal__total">
              <strong>{t('office.withdrawals.total')}</strong>
              <Amounts paid={paid} kept={kept} />
            </li>
          </ul>
        )}
      </section>
      {credit > 0 && <p>{t('office.withdrawals.credit', { amount: pesos(credit) })}</p>}
      <Cancelled proposal={proposal} />
    </>
  )
}

function Amounts({ paid, kept }: { readonly paid: number; readonly kept: number }) {
  const t = useTranslate()
  const amounts = [
    ['paid', paid],
    ['kept', kept],
    ['returned', paid - kept],
  ] as const
  return (
    <dl className="withdrawal__amounts">
      {amounts.map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`office.withdrawals.${name}`)}</dt>
          <dd className="figures">{pesos(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Words {
  readonly t: Translate
  readonly locale: Locale
}

function whyText({ months, share }: Line, { t, locale }: Words): string {
  if (months === null) return t('office.withdrawals.why.share', { share: formatPercent(share ?? 0, locale) })
  return t('office.withdrawals.why.months', { paid: months.paid, returned: months.returned })
}

function Cancelled({ proposal }: { proposal: WithdrawalProposal }) {
  const { cancelled, cancelled_amount: amount, owed_amount: owed } = proposal
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <section className="withdrawal__part" aria-labelledby="withdrawal-cancelled">
      <h3 id="withdrawal-cancelled">{t('office.withdrawals.cancelledTitle')}</h3>
      {cancelled.length === 0 ? (
        <p>{t('office.withdrawals.noneCancelled')}</p>
      ) : (
        <details>
          <summary>
            {t('office.withdrawals.cancelled', { n: cancelled.length, amount: pesos(amount) })}
          </summary>
          <ul className="withdrawal__charges">
            {cancelled.map((charge) => (
              <li key={`${charge.day} ${charge.code}`}>
                <span>
                  {t('office.withdrawals.charge', { day: longDate(charge.day, locale), name: charge.name })}
                </span>{' '}
                <span className="figures">{pesos(charge.amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {owed > 0 && <p>{t('office.withdrawals.owed', { amount: pesos(owed) })}</p>}
    </section>
  )
}
