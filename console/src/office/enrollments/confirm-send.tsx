import { Alert, App } from 'antd'
import { useState } from 'react'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { perform } from '../api/call.ts'
import { successMessage } from '../api/success-message.tsx'
import { useAction } from '../api/use-action.ts'
import { Dialog } from '../form/dialog.tsx'
import { OrderOfParents } from './order-of-parents.tsx'
import { SendRefused } from './send-refused.tsx'
import type { OrderDrawer, ServiceKey } from './use-admin-order.ts'

interface Props {
  readonly drawer: OrderDrawer
  readonly chosen: readonly ServiceKey[]
  readonly onRefused: () => void
  readonly onClose: () => void
}

/** 'Confirmar': one key for as long as the dialog is open, so that a second press is never a second order. */
export function ConfirmSend({ drawer, chosen, onRefused, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [key] = useState(createIdempotencyKey)
  const [onItsWay, setOnItsWay] = useState<string | null>(null)
  const { student, total, order } = drawer
  const { act, isActing, problem } = useAction(
    () =>
      perform(
        'POST /api/enrollment/admin/orders',
        { student: student.code, services: [...chosen], total },
        { headers: { 'Idempotency-Key': key } },
      ),
    { report: 'quiet' },
  )

  async function send(): Promise<void> {
    const sent = await act(undefined)
    if (sent === null) return onRefused()
    if (sent.status === 202) return setOnItsWay(sent.message)
    void message.success(successMessage(sent.message))
    onClose()
  }

  return (
    <Dialog
      title={t('office.dashboard.confirm.title')}
      okText={t('office.dashboard.confirm.send')}
      cancelText={t(onItsWay === null ? 'common.cancel' : 'common.close')}
      confirmLoading={isActing}
      okButtonProps={{ disabled: onItsWay !== null }}
      maskClosable={false}
      onOk={() => void send()}
      onCancel={onClose}
      closable={{ 'aria-label': t('office.dashboard.closePanel') }}
    >
      <p>{t('office.dashboard.confirm.body')}</p>
      <p>
        {t('office.dashboard.confirm.sum', {
          name: student.name,
          n: order.DocumentLines.length,
          total: formatCop(total),
        })}
      </p>
      <OrderOfParents drawer={drawer} />
      {onItsWay !== null && <Alert type="info" showIcon message={onItsWay} />}
      {problem !== null && <SendRefused problem={problem} drawer={drawer} />}
    </Dialog>
  )
}
