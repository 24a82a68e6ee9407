import type { OrderSplit, SplitAnswer, SplitPart } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import { Focused } from '../focused.tsx'
import { Money } from '../money.tsx'
import { LinkToSend } from '../pay-links/share-link.tsx'
import { SplitProgress } from './split-progress.tsx'

interface Props {
  split: OrderSplit
  terms: SplitAnswer['terms']
  school: string
  /** Just now: that it stands comes into view, for the form was longer than a screen. */
  isMade: boolean
}

/** How a split and each of its parts stand; of one that another has arranged, that it stands and until when. */
export function SplitParts({ split, terms, school, isMade }: Props) {
  const t = useTranslate()
  const standing = (
    <Alert kind={split.status === 'ended' ? 'warn' : 'info'} title={t(`split.status.${split.status}`)}>
      {split.status === 'standing' && <SplitProgress split={split} terms={terms} />}
      {!split.isOwn && <p>{t('split.others')}</p>}
    </Alert>
  )
  return (
    <section className="send-link">
      {isMade ? <Focused>{standing}</Focused> : standing}
      <ul className="send-link__list">
        {split.parts.map((part) => (
          <PartItem key={part.id} part={part} school={school} />
        ))}
      </ul>
      {split.total !== null && split.status !== 'standing' && (
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
      {state === 'payable' && address !== null && (
        <>
          <LinkToSend link={{ address }} school={school} />
          <a className="button button--primary" href={address}>
            {t('split.payPart')}
          </a>
        </>
      )}
    </li>
  )
}
