import type { ShownPayLink } from '../../api/types.ts'
import { Money } from '../money.tsx'
import { clockTime, dayBefore, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { listOf } from './list-of.ts'
import './pay-links.css'

/** The amount, and of what it is as far as the sender allows. */
export function LinkFacts({
  link,
  amount,
}: {
  link: Omit<ShownPayLink, 'state' | 'amount' | 'isInvoiced'>
  amount: number
}) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { school, isPart, expiresAt, daysFromFirst, priceUntil, children, concepts, names, note } = link
  return (
    <section className="pay-link__facts" aria-label={t('payLink.page.what')}>
      <p className="pay-link__school">{t('payLink.page.to', { school: school.name })}</p>
      <p className="pay-link__amount">
        <Money amount={amount} />
      </p>
      {priceUntil !== null && <p>{t('payLink.page.priceUntil', { day: longDate(priceUntil, locale) })}</p>}
      {isPart && <p>{t('payLink.page.part')}</p>}
      {names !== null && names.length > 0 && (
        <p>{t('payLink.page.names', { names: listOf(names, locale) })}</p>
      )}
      {names === null && children !== null && children > 1 && (
        <p>{t('payLink.page.children', { n: children })}</p>
      )}
      {concepts !== null && (
        <ul className="pay-link__concepts">
          {concepts.map((concept) => (
            <li key={concept}>{concept}</li>
          ))}
        </ul>
      )}
      {note !== '' && <blockquote className="pay-link__note">{note}</blockquote>}
      {expiresAt !== null && isPart && (
        <p>
          {t('payLink.page.partUntil', { day: longDate(dayBefore(expiresAt), locale) })}{' '}
          {daysFromFirst !== null && t('split.fromFirst', { days: daysFromFirst })}
        </p>
      )}
      {expiresAt !== null && !isPart && (
        <p className="pay-link__until">
          {t('payLink.page.until', { day: longDate(dayOf(expiresAt), locale), time: clockTime(expiresAt) })}
        </p>
      )}
    </section>
  )
}
