import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { existingOrderStatus } from './order-status.ts'
import type { OrderDrawer } from './use-admin-order.ts'

/** What has become of the student's order, and how far what is chosen now is from it. */
export function OrderStatusPanel({ drawer }: { drawer: OrderDrawer }) {
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
