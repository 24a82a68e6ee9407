import { App, Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import type { Delivery } from './delivery.ts'

/** One act each: a parked delivery goes again, a due one is kept for a person. */
export function DeliveryAct(delivery: Delivery) {
  if (delivery.status === 'parked') return <RetryDelivery {...delivery} />
  return delivery.status === 'due' ? <ParkDelivery {...delivery} /> : null
}

function RetryDelivery({ id }: Delivery) {
  const text = useTexts()
  const may = useMay('POST /api/outbox/{id}/retry')
  const { act, isActing } = useAct(
    () => perform('POST /api/outbox/{id}/retry', undefined, { params: { id } }),
    { done: () => text('office.deliveries.retryDone') },
  )
  if (!may) return null
  return (
    <Button
      size="small"
      type="primary"
      loading={isActing}
      aria-label={text('office.deliveries.retryOf', { id })}
      onClick={(event) => {
        event.stopPropagation()
        void act(undefined)
      }}
    >
      {text('office.deliveries.retry')}
    </Button>
  )
}

function ParkDelivery({ id, topic }: Delivery) {
  const text = useTexts()
  const may = useMay('POST /api/outbox/{id}/park')
  const { modal } = App.useApp()
  const { act, isActing } = useAct(
    () => perform('POST /api/outbox/{id}/park', undefined, { params: { id } }),
    { done: () => text('office.deliveries.parkDone') },
  )
  const ask = () =>
    modal.confirm({
      title: text('office.deliveries.parkTitle', { id, topic: text(`office.topic.${topic}`) }),
      content: text('office.deliveries.parkBody'),
      okText: text('office.deliveries.park'),
      okButtonProps: { danger: true },
      cancelText: text('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may) return null
  return (
    <Button
      size="small"
      loading={isActing}
      aria-label={text('office.deliveries.parkOf', { id })}
      onClick={(event) => {
        event.stopPropagation()
        void ask()
      }}
    >
      {text('office.deliveries.park')}
    </Button>
  )
}
