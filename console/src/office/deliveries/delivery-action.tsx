import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import type { Delivery } from './delivery.ts'

/** One act each: a parked delivery goes again, a due one is kept for a person. */
export function DeliveryAction(delivery: Delivery) {
  if (delivery.status === 'parked') return <RetryDelivery {...delivery} />
  return delivery.status === 'due' ? <ParkDelivery {...delivery} /> : null
}

function RetryDelivery({ id }: Delivery) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/{id}/retry')
  const { act, isActing } = useAction(
    () => perform('POST /api/outbox/{id}/retry', undefined, { params: { id } }),
    { done: () => t('office.deliveries.retryDone') },
  )
  if (!may) return null
  return (
    <Button
      size="small"
      type="primary"
      loading={isActing}
      aria-label={t('office.deliveries.retryOf', { id })}
      onClick={(event) => {
        event.stopPropagation()
        void act(undefined)
      }}
    >
      {t('office.deliveries.retry')}
    </Button>
  )
}

function ParkDelivery({ id, topic }: Delivery) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/{id}/park')
  const { modal } = App.useApp()
  const { act, isActing } = useAction(
    () => perform('POST /api/outbox/{id}/park', undefined, { params: { id } }),
    { done: () => t('office.deliveries.parkDone') },
  )
  const ask = () =>
    modal.confirm({
      title: t('office.deliveries.parkTitle', { id, topic: t(`office.topic.${topic}`) }),
      content: t('office.deliveries.parkBody'),
      okText: t('office.deliveries.park'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may) return null
  return (
    <Button
      size="small"
      loading={isActing}
      aria-label={t('office.deliveries.parkOf', { id })}
      onClick={(event) => {
        event.stopPropagation()
        void ask()
      }}
    >
      {t('office.deliveries.park')}
    </Button>
  )
}
