import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import type { RowsState } from '../list/use-rows.ts'
import { topics } from './delivery.ts'
import type { Delivery } from './delivery.ts'

/** Lets all parked deliveries of the list go again, on every page of it; for a list of parked ones alone. */
export function RetryAll({ rows }: { rows: RowsState<Delivery> }) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/retry')
  const { modal } = App.useApp()
  const { act, isActing } = useAction(() => perform('POST /api/outbox/retry', retryCommand(rows)), {
    done: ({ retried }) => t('office.deliveries.retryAllDone', { n: retried }),
  })
  const { total } = rows
  const ask = () =>
    modal.confirm({
      title: t('office.deliveries.retryAllTitle', { n: total }),
      content: t('office.deliveries.retryAllBody'),
      okText: t('office.deliveries.retry'),
      cancelText: t('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may || rows.filter('status') !== 'parked' || total === 0) return null
  return (
    <Button type="primary" loading={isActing} onClick={() => void ask()}>
      {t('office.deliveries.retryAll', { n: total })}
    </Button>
  )
}

function retryCommand({ filter }: RowsState<Delivery>) {
  const topic = topics.find((known) => known === filter('topic'))
  const trace = filter('trace')
  const search = filter('search')
  return {
    ...(topic !== undefined && { topic }),
    ...(trace !== '' && { trace }),
    ...(search !== '' && { search }),
  }
}
