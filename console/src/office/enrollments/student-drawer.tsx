import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { LeftSchool } from '../left-school.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { ConfirmSend } from './confirm-send.tsx'
import { DiscountsSection } from './discounts-section.tsx'
import './student-drawer.css'
import { OrderOfParents } from './order-of-parents.tsx'
import { OrderPreview } from './order-preview.tsx'
import { OrderStatusPanel } from './order-status-panel.tsx'
import { ServicesSection } from './services-section.tsx'
import { useAdminOrder } from './use-admin-order.ts'
import type { AdminOrderState } from './use-admin-order.ts'

interface Props {
  /** The school code of the open student; null: none is open. */
  readonly code: string | null
  /** As the list has it, until the hub has answered. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** A student's discounts and services, and the sales order that they make. */
export function StudentDrawer({ code, name, onClose }: Props) {
  const t = useTranslate()
  const order = useAdminOrder(code)
  const { drawer } = order
  return (
    <Drawer
      open={code !== null}
      onClose={onClose}
      width="min(760px, 100vw)"
      title={drawer?.student.name ?? name ?? code}
      closable={{ 'aria-label': t('office.dashboard.closePanel') }}
      destroyOnHidden
      footer={<DrawerActions order={order} onClose={onClose} />}
    >
      <div className="student-order">
        {drawer === undefined && order.problem === null && <Skeleton active paragraph={{ rows: 12 }} />}
        {drawer !== undefined && (
          <>
            <dl className="facts">
              <dt>{t('office.grades.present')}</dt>
              <dd>{drawer.student.grade || '—'}</dd>
              <dt>{t('office.dashboard.code')}</dt>
              <dd>{drawer.student.code}</dd>
            </dl>
            {drawer.student.left_school && <LeftSchool />}
            <OrderStatusPanel drawer={drawer} />
            <OrderOfParents drawer={drawer} />
            <DiscountsSection drawer={drawer} />
            <ServicesSection order={order} services={drawer.services} />
          </>
        )}
        {order.problem !== null && <ProblemPanel problem={order.problem} onRetry={order.refetch} />}
        {drawer !== undefined && order.problem === null && <Preview order={order} />}
      </div>
    </Drawer>
  )
}

function Preview({ order: { drawer, chosen, isPriced } }: { order: AdminOrderState }) {
  const t = useTranslate()
  if (drawer === undefined) return null
  if (chosen.length === 0) {
    return <Alert type="info" showIcon message={t('problem.NOTHING_TO_SEND.detail')} />
  }
  return <OrderPreview drawer={drawer} isPriced={isPriced} />
}

function DrawerActions({ order, onClose }: { order: AdminOrderState; onClose: () => void }) {
  const t = useTranslate()
  const maySend = usePermission('POST /api/enrollment/admin/orders')
  const [isAsking, setAsking] = useState(false)
  const { drawer, chosen, isPriced, refetch } = order
  const isSendable = drawer !== undefined && isPriced && order.problem === null && drawer.total > 0
  return (
    <div className="student-order__acts">
      {isSendable && (
        <strong className="figures">
          {t('office.dashboard.order.sum', { total: formatCop(drawer.total) })}
        </strong>
      )}
      <Button onClick={onClose}>{t('common.close')}</Button>
      {maySend && (
        <Button type="primary" disabled={!isSendable} onClick={() => setAsking(true)}>
          {t('office.dashboard.send')}
        </Button>
      )}
      {isAsking && drawer !== undefined && (
        <ConfirmSend drawer={drawer} chosen={chosen} onRefused={refetch} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
