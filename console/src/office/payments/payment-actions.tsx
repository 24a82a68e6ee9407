import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import type { OpenException } from '../exceptions/exception.ts'
import { ResolveDialog } from '../exceptions/resolve-dialog.tsx'
import type { Timeline } from './payment-status.tsx'

/** What a person can do about an order: one act for what is parked, one for each open exception. */
export function PaymentActions({ timeline }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayResolve = usePermission('POST /api/payments/{token}/resolve')
  const [resolving, setResolving] = useState<OpenException | null>(null)
  const { exceptions } = timeline
  const open = exceptions.filter(({ resolved_at: at }) => at === null)
  return (
    <>
      <RetryDelivery timeline={timeline} />
      {mayResolve &&
        open.map((exception) => (
          <Button key={exception.id} onClick={() => setResolving(exception)}>
            {t('office.payments.resolve', { kind: t(`office.exceptions.kind.${exception.kind}`) })}
          </Button>
        ))}
      {resolving !== null && <ResolveDialog exception={resolving} onClose={() => setResolving(null)} />}
    </>
  )
}

function RetryDelivery({ timeline: { token, deliveries } }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayRetry = usePermission('POST /api/payments/{token}/retry-delivery')
  const { act, isActing } = useAction(
    () => perform('POST /api/payments/{token}/retry-delivery', undefined, { params: { token } }),
    { done: () => t('office.payments.retried') },
  )
  if (!mayRetry || !deliveries.some(({ status }) => status === 'parked')) return null
  return (
    <Button type="primary" loading={isActing} onClick={() => void act(undefined)}>
      {t('office.payments.retry')}
    </Button>
  )
}
