import type { OrderSplit, SplitPart } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import { Money } from '../money.tsx'
import { LinkToSend } from '../pay-links/share-link.tsx'

/** How a split and each of its parts stand; of one that another has arranged, that it stands and until when. */
export function SplitParts({ split, school }: { split: OrderSplit; school: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <section className="send-link">
      <Alert kind={split.status === 'ended' ? 'warn' : 'info'} title={t(`split.status.${split.status}`)}>
        {split.status === 'standing' && <p>{t('split.until', { day: longDate(split.until, locale) })}</p>}
        {!split.isOwn && <p>{t('split.others')}</p>}
      </Alert>
      <ul className="send-link__list">
        {split.parts.map((part) => (
          <PartItem key={part.id} part={part} school={school} />
        ))}
      </ul>
      {split.total !== null && (
        <p>
          {t('split.total')}: <Money amount={split.total} />
        </p>
      )}
    </section>
  )
}

function PartItem({ part, school }: { part: SplitPart; school: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { label, amount, state, address, paid } = part
  return (
    <li className="send-link__item">
      <p>
        <strong>{label}</strong> · <Money amount={amount} />
      </p>
      <p>{t(`split.state.${state}`)}</p>
      {paid !== null && (
        <p className="field__hint">
          {t('split.paidAt', {
            day: longDate(dayOf(paid.at), locale),
            time: clockTime(paid.at),
            reference: paid.reference,
          })}
        </p>
      )}
      {state === 'payable' && address !== null && <LinkToSend link={{ address }} school={school} />}
    </li>
  )
}
