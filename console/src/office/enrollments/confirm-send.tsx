import { useNotification } from '@refinedev/core'
import { Alert } from 'antd'
import { useState } from 'react'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { HubProblem } from '../../api/problem.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { useAction } from '../api/use-action.ts'
import { Dialog } from '../form/dialog.tsx'
import { OrderOfParents } from './order-sections.tsx'
import type { OrderDrawer, ServiceKey } from './use-admin-order.ts'
import { compareLines, existingIn } from './compare-lines.ts'
import type { ExistingOrder } from './compare-lines.ts'

interface Props {
  readonly drawer: OrderDrawer
  readonly chosen: readonly ServiceKey[]
  readonly onRefused: () => void
  readonly onClose: () => void
}

/** 'Confirmar': one key for as long as the dialog is open, so that a second press is never a second order. */
export function ConfirmSend({ drawer, chosen, onRefused, onClose }: Props) {
  const t = useTranslate()
  const { open } = useNotification()
  const [key] = useState(createIdempotencyKey)
  const [onItsWay, setOnItsWay] = useState<string | null>(null)
  const { student, total, order } = drawer
  const { act, isActing, problem } = useAction(
    'POST /api/enrollment/admin/orders',
    () => ({
      body: { student: student.code, services: [...chosen], total },
      headers: { 'Idempotency-Key': key },
    }),
    { report: 'quiet' },
  )

  async function send(): Promise<void> {
    const sent = await act()
    if (sent === null) return onRefused()
    if (sent.status === 202) return setOnItsWay(sent.message)
    open?.({ type: 'success', message: sent.message })
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

/** The school's words, then the hub's own reason, then the order that stands in the way (console-10). */
function SendRefused({ problem, drawer }: { problem: HubProblem; drawer: OrderDrawer }) {
  const t = useTranslate()
  const failed = t('adminOrder.failed')
  const reason = problem.status === 0 ? t(`common.${noAnswer()}`) : problem.detail
  const existing = existingIn(problem.body)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={failed}
      description={
        <>
          {reason !== failed && <p>{reason}</p>}
          {existing !== null && <Existing existing={existing} drawer={drawer} />}
        </>
      }
    />
  )
}

function Existing({ existing, drawer }: { existing: ExistingOrder; drawer: OrderDrawer }) {
  const t = useTranslate()
  const { number, total, lines } = existing
  return (
    <>
      <p>
        {t('office.dashboard.order.compared', {
          number: number ?? '—',
          there: formatCop(total),
          chosen: formatCop(drawer.total),
        })}
      </p>
      {lines !== null && (
        <ul>
          {compareLines(lines, drawer.order.DocumentLines).map(({ code, name, there, chosen }) => (
            <li key={code}>
              {t('office.dashboard.order.lineCompared', {
                name,
                there: formatCop(there),
                chosen: formatCop(chosen),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
