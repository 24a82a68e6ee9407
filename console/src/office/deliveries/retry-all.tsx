import { App, Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import type { RowsState } from '../list/use-rows.ts'
import { topics } from './delivery.ts'
import type { Delivery } from './delivery.ts'

/** Lets all parked deliveries of the list go again, on every page of it; for a list of parked ones alone. */
export function RetryAll({ rows }: { rows: RowsState<Delivery> }) {
  const text = useTexts()
  const may = useMay('POST /api/outbox/retry')
  const { modal } = App.useApp()
  const { act, isActing } = useAct(() => perform('POST /api/outbox/retry', wishOf(rows)), {
    done: ({ retried }) => text('office.deliveries.retryAllDone', { n: retried }),
  })
  const { total } = rows
  const ask = () =>
    modal.confirm({
      title: text('office.deliveries.retryAllTitle', { n: total }),
      content: text('office.deliveries.retryAllBody'),
      okText: text('office.deliveries.retry'),
      cancelText: text('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may || rows.filter('status') !== 'parked' || total === 0) return null
  return (
    <Button type="primary" loading={isActing} onClick={() => void ask()}>
      {text('office.deliveries.retryAll', { n: total })}
    </Button>
  )
}

function wishOf({ filter }: RowsState<Delivery>) {
  const topic = topics.find((known) => known === filter('topic'))
  const trace = filter('trace')
  const search = filter('search')
  return {
    ...(topic !== undefined && { topic }),
    ...(trace !== '' && { trace }),
    ...(search !== '' && { search }),
  }
}
