import { Timeline } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import type { Discount } from './discount.ts'
import { historyOf } from './history-of.ts'

/** Who did what, the last of it first. */
export function DiscountHistory({ discount }: { discount: Discount }) {
  const text = useTexts()
  const { locale } = useLocale()
  return (
    <section className="panel">
      <h2>{text('office.discounts.history')}</h2>
      <Timeline
        items={historyOf(discount).map(({ act, by, at, note }) => ({
          key: at,
          children: (
            <>
              <strong>{text(`office.discounts.did.${act}`, { who: actorWords(by, text) })}</strong>
              <div className="page__lead">{moment(at, locale)}</div>
              <div className="discounts__note">{note}</div>
            </>
          ),
        }))}
      />
    </section>
  )
}
