import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { studentPath } from '../steps.ts'
import type { OrderDrawer } from './use-admin-order.ts'

/** The order that the family pays or has paid, so that nobody sends another one without knowing. */
export function OrderOfParents({ drawer: { student, parents } }: { drawer: OrderDrawer }) {
  const t = useTranslate()
  const maySeeFile = usePermission('GET /api/enrollment/admin/students/{student}')
  if (parents === null) return null
  const { project, status, total } = parents
  return (
    <Alert
      type="warning"
      showIcon
      message={t('office.dashboard.parents.exists', { project, total: formatCop(total) })}
      description={
        <>
          <p>{t(`office.dashboard.parents.${status}`)}</p>
          {maySeeFile && (
            <Link to={`${studentPath(student.code)}?tab=payments`}>{t('office.dashboard.parents.see')}</Link>
          )}
        </>
      }
    />
  )
}
