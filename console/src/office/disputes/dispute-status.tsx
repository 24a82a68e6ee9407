import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Dispute } from './dispute.ts'

const colours = { opened: 'orange', answered: 'blue', won: 'green', lost: 'default' } as const

/** How a dispute stands; one whose last day has passed says so in words and with a sign. */
export function DisputeStatus({
  dispute: { status, overdue },
}: {
  dispute: Pick<Dispute, 'status' | 'overdue'>
}) {
  const t = useTranslate()
  if (!overdue) return <Tag color={colours[status]}>{t(`office.disputes.status.${status}`)}</Tag>
  return (
    <Tag color="red" icon={<ExclamationCircleOutlined aria-hidden />}>
      {t('office.disputes.status.overdue')}
    </Tag>
  )
}
