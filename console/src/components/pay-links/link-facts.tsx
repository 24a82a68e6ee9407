import type { ShownPayLink } from '../../api/types.ts'
import { Money } from '../money.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import './pay-links.css'

/** The amount, and of what it is as far as the sender allows. */
export function LinkFacts({
  link,
  amount,
}: {
  link: Omit<ShownPayLink, 'state' | 'amount'>
  amount: number
}) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { school, expiresAt, concepts, child, note } = link
  return (
    <section className="pay-link__facts" aria-label={t('payLink.page.what')}>
      <p className="pay-link__school">{t('payLink.page.to', { school: school.name })}</p>
      <p className="pay-link__amount">
        <Money amount={amount} />
      </p>
      {child !== null && child !== '' && <p>{t('payLink.page.child', { child })}</p>}
      {concepts !== null && (
        <ul className="pay-link__concepts">
          {concepts.map((concept) => (
            <li key={concept}>{concept}</li>
          ))}
        </ul>
      )}
      {note !== '' && <blockquote className="pay-link__note">{note}</blockquote>}
      {expiresAt !== null && (
        <p className="pay-link__until">
          {t('payLink.page.until', { day: longDate(dayOf(expiresAt), locale), time: clockTime(expiresAt) })}
        </p>
      )}
    </section>
  )
}
