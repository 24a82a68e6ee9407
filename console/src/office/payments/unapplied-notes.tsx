import { Alert } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { OrderPrice } from './order-price.ts'
import { receivedAmount } from './received-amount.ts'

/** Money that came and does not pay the order: how much, and whether it was given back, by whom and when. */
export function UnappliedNotes({ price: { unapplied, total } }: { price: OrderPrice }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return unapplied.map((money, at) => {
    const { returned_at: until, returned_by: who } = money
    const values = { came: receivedAmount(money, t), asked: `$${formatCop(total)}` }
    return (
      <Alert
        key={`${money.at} ${at}`}
        type="warning"
        showIcon
        message={t(`office.orderPrice.unapplied.${until === null ? 'open' : 'returned'}`, values)}
        description={
          until === null
            ? t('office.orderPrice.unapplied.todo')
            : t('office.orderPrice.unapplied.by', {
                who: actorLabel(who ?? '', t),
                at: moment(toSeason(until), locale),
              })
        }
      />
    )
  })
}
