import { Timeline } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import type { Discount } from './discount.ts'
import { historyOf } from './history-of.ts'

/** Who did what, the last of it first. */
export function DiscountHistory({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <section className="panel">
      <h2>{t('office.discounts.history')}</h2>
      <Timeline
        items={historyOf(discount).map(({ act, by, at, note }) => ({
          key: at,
          children: (
            <>
              <strong>{t(`office.discounts.did.${act}`, { who: actorLabel(by, t) })}</strong>
              <div className="page__lead">{moment(at, locale)}</div>
              <div className="discounts__note">{note}</div>
            </>
          ),
        }))}
      />
    </section>
  )
}
