import { Alert } from 'antd'
import { Fragment } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { moment } from '../moment.ts'
import { actorLabel } from '../actor-label.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { OrderPrice } from './order-price.ts'
import { receivedAmount } from './received-amount.ts'

/** How much of an order was paid, with what and when, or how it stands while nobody has. */
export function PaidFacts({ price }: { price: OrderPrice }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { status, paid, total, unapplied } = price
  if (paid === null) {
    const amount = formatCop(total)
    const isInReview = unapplied.some(({ returned_at: until }) => until === null)
    const key = status === 'open' && unapplied.length > 0 ? 'again' : status
    return (
      <>
        <UnappliedNotes price={price} />
        {!isInReview && (
          <Alert type="info" showIcon message={t(`office.orderPrice.unpaid.${key}`, { amount })} />
        )}
      </>
    )
  }
  const facts = [
    ['amount', `$${formatCop(paid.amount)}`],
    ['method', t(`payment.method.${paid.word.toLowerCase().replaceAll(' ', '-')}`)],
    ['at', moment(paid.approved_at, locale)],
    ['reference', paid.reference],
    ['providerRef', paid.provider_ref],
    ['credit', `$${formatCop(creditUsed(price))}`],
  ] as const
  return (
    <>
      <UnappliedNotes price={price} />
      {status === 'reversed' && (
        <Alert
          type="warning"
          showIcon
          message={t('office.orderPrice.reversed', { at: moment(paid.returned_at, locale) })}
          description={t('office.orderPrice.reversedBody')}
        />
      )}
      {status === 'withdrawn' && (
        <Alert
          type="info"
          showIcon
          message={t('office.orderPrice.withdrawn')}
          description={t('office.orderPrice.withdrawnBody')}
        />
      )}
      <dl className="facts">
        {facts
          .filter(([name]) => name !== 'credit' || creditUsed(price) > 0)
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{t(`office.orderPrice.${name}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </>
  )
}

/** What a balance in favour paid of what was due. */
function creditUsed({ quote }: OrderPrice): number {
  if (quote === null || quote.totals.balance >= 0) return 0
  return quote.totals.subtotal - quote.totals.totalV
}

/** Money that came and does not pay the order: how much, and whether it was given back, by whom and when. */
function UnappliedNotes({ price: { unapplied, total } }: { price: OrderPrice }) {
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
