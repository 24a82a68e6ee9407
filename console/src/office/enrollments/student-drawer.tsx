import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { LeftSchool } from '../left-school.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { ConfirmSend } from './confirm-send.tsx'
import { DiscountsSection, OrderOfParents, ServicesSection } from './order-sections.tsx'
import { useAdminOrder } from './use-admin-order.ts'
import type { AdminOrderState, OrderDrawer } from './use-admin-order.ts'
import { existingOrderStatus } from './order-status.ts'
import { longDate } from '../../dates.ts'
import './student-drawer.css'

interface Props {
  /** The school code of the open student; null: none is open. */
  readonly code: string | null
  /** As the list has it, until the hub has answered. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** A student's discounts and services, and the sales order that they make. */
export default function StudentDrawer({ code, name, onClose }: Props) {
  const t = useTranslate()
  const order = useAdminOrder(code)
  const { drawer } = order
  return (
    <Drawer
      open={code !== null}
      onClose={onClose}
      width="min(760px, 100vw)"
      title={drawer?.student.name ?? name ?? code}
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

/** What has become of the student's order, and how far what is chosen now is from it. */
function OrderStatusPanel({ drawer }: { drawer: OrderDrawer }) {
  const t = useTranslate()
  const maySeeFile = usePermission('GET /api/enrollment/admin/students/{student}')
  const status = existingOrderStatus(drawer)
  if (status === null) return <p className="student-order__none">{t('office.dashboard.order.none')}</p>
  const { is, tone, number, total, difference, isSame } = status
  return (
    <Alert
      type={tone}
      showIcon
      message={t(`office.dashboard.order.${is}`, { number: number ?? '—', total: formatCop(total) })}
      description={
        <>
          {difference === 0 && !isSame && <p>{t('office.dashboard.order.otherLines')}</p>}
          {difference !== 0 && (
            <p>
              {t(difference > 0 ? 'office.dashboard.order.more' : 'office.dashboard.order.less', {
                difference: formatCop(Math.abs(difference)),
              })}
            </p>
          )}
          {maySeeFile && (
            <Link to={`/enrollment/admin/students/${drawer.student.code}`}>
              {t('office.dashboard.order.file')}
            </Link>
          )}
        </>
      }
    />
  )
}

/** The sales order as accounting would get it: only the lines above 0. */
function OrderPreview({ drawer, isPriced }: { drawer: OrderDrawer; isPriced: boolean }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { order, total } = drawer
  return (
    <section className="panel" aria-busy={!isPriced}>
      <h2>{t('office.dashboard.order.title')}</h2>
      <dl className="facts">
        <dt>{t('office.dashboard.order.partner')}</dt>
        <dd>{order.CardCode}</dd>
        <dt>{t('office.dashboard.order.reference')}</dt>
        <dd>{order.NumAtCard}</dd>
        <dt>{t('office.dashboard.order.dueDate')}</dt>
        <dd>{longDate(order.DocDueDate, locale)}</dd>
      </dl>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('office.dashboard.order.service')}</th>
            <th scope="col" className="figures">
              {t('office.dashboard.order.unitPrice')}
            </th>
            <th scope="col" className="figures">
              {t('office.dashboard.order.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.DocumentLines.map((line) => (
            <tr key={line.ItemCode}>
              <th scope="row">
                {line.Name}
                <small>{line.ItemCode}</small>
              </th>
              <td className="figures">{`${line.Quantity} × ${formatCop(line.UnitPrice)}`}</td>
              <td className="figures">{formatCop(line.Quantity * line.UnitPrice)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('office.dashboard.order.total')}
            </th>
            <td className="figures">${formatCop(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
