import { Alert } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { OrderPrice } from './order-price.ts'
import { receivedAmount } from './received-amount.ts'

/** Money that came and does not pay the order: how much, and whether it was given back, by whom and when. */
export function UnappliedNotes({ price: { unapplied, total } }: { price: OrderPrice }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return unapplied.map((money, at) => {
    const { returned_at: until, returned_by: who } = money
    const values = { came: receivedAmount(money, text), asked: `$${cop(total)}` }
    return (
      <Alert
        key={`${money.at} ${at}`}
        type="warning"
        showIcon
        message={text(`office.orderPrice.unapplied.${until === null ? 'open' : 'returned'}`, values)}
        description={
          until === null
            ? text('office.orderPrice.unapplied.todo')
            : text('office.orderPrice.unapplied.by', {
                who: actorWords(who ?? '', text),
                at: moment(toSeason(until), locale),
              })
        }
      />
    )
  })
}
