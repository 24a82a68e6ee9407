import { Alert } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { moneyCame } from './money-came.ts'
import type { OrderPrice } from './order-price.ts'

/** Money that came and does not pay the order: how much, and whether it was given back, by whom and when. */
export function MisfitNotes({ price: { misfits, total } }: { price: OrderPrice }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return misfits.map((misfit, at) => {
    const { returned_at: until, returned_by: who } = misfit
    const values = { came: moneyCame(misfit, text), asked: `$${cop(total)}` }
    return (
      <Alert
        key={`${misfit.at} ${at}`}
        type="warning"
        showIcon
        message={text(`office.orderPrice.misfit.${until === null ? 'open' : 'returned'}`, values)}
        description={
          until === null
            ? text('office.orderPrice.misfit.todo')
            : text('office.orderPrice.misfit.by', {
                who: actorWords(who ?? '', text),
                at: moment(toSeason(until), locale),
              })
        }
      />
    )
  })
}
