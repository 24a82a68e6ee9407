import type { FamilyChild } from '../../api/types.ts'
import { Money } from '../../components/money.tsx'
import { type Translate, useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { formatPercent } from '../../numbers.ts'

type Withdrawal = NonNullable<FamilyChild['withdrawal']>

/** How what goes back of an enrolment came about, item by item; opened by who wants to know. */
export function WithdrawalLines({
  withdrawal: { lines, proposed, returned },
}: {
  readonly withdrawal: Withdrawal
}) {
  const t = useTranslate()
  const { locale } = useLocale()
  const less = lines.reduce((sum, line) => sum + line.returned, 0) - proposed
  return (
    <details className="refunds__how">
      <summary>{t('withdrawn.how')}</summary>
      <ul className="refunds__list">
        {lines.map((line, at) => (
          <li key={at} className="refunds__one">
            <span>
              <strong>{line.name}</strong>
              <br />
              {whyOf(line, { t, locale })}
            </span>
            <Money amount={line.returned} />
          </li>
        ))}
      </ul>
      {less > 0 && <p>{t('withdrawn.less', { amount: pesos(less) })}</p>}
      {returned !== proposed && (
        <p>{t('withdrawn.decided', { proposed: pesos(proposed), amount: pesos(returned) })}</p>
      )}
    </details>
  )
}

function whyOf(
  { paid, kept, share, months }: Withdrawal['lines'][number],
  { t, locale }: { t: Translate; locale: ReturnType<typeof useLocale>['locale'] },
): string {
  const amounts = { paid: pesos(paid), kept: pesos(kept) }
  return months === null
    ? t('withdrawn.share', { ...amounts, share: formatPercent(share ?? 0, locale) })
    : t('withdrawn.months', { ...amounts, n: months.paid, back: months.returned })
}
