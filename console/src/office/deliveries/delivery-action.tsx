import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import type { Delivery } from './delivery.ts'

/** One act each: a delivery on hold goes again, a due one is kept for a person. */
export function DeliveryAction(delivery: Delivery) {
  if (delivery.status === 'on_hold') return <RetryDelivery {...delivery} />
  return delivery.status === 'due' ? <HoldDelivery {...delivery} /> : null
}

function RetryDelivery({ id }: Delivery) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/{id}/retry')
  const { act, isActing } = useAction('POST /api/outbox/{id}/retry', () => ({ params: { id } }), {
    done: () => t('office.deliveries.retryDone'),
  })
  if (!may) return null
  return (
    <Button
      size="small"
      type="primary"
      loading={isActing}
      aria-label={t('office.deliveries.retryOf', { id: String(id) })}
      onClick={(event) => {
        event.stopPropagation()
        void act()
      }}
    >
      {t('office.deliveries.retry')}
    </Button>
  )
}

function HoldDelivery({ id, topic }: Delivery) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/{id}/hold')
  const { modal } = App.useApp()
  const { act, isActing } = useAction('POST /api/outbox/{id}/hold', () => ({ params: { id } }), {
    done: () => t('office.deliveries.holdDone'),
  })
  const ask = () =>
    modal.confirm({
      title: t('office.deliveries.holdTitle', { id: String(id), topic: t(`office.topic.${topic}`) }),
      content: t('office.deliveries.holdBody'),
      okText: t('office.deliveries.hold'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(),
    })
  if (!may) return null
  return (
    <Button
      size="small"
      loading={isActing}
      aria-label={t('office.deliveries.holdOf', { id: String(id) })}
      onClick={(event) => {
        event.stopPropagation()
        void ask()
      }}
    >
      {t('office.deliveries.hold')}
    </Button>
  )
}
