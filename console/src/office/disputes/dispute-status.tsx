import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { type Dispute, statusKey } from './dispute.ts'

const colours = { opened: 'orange', answered: 'blue', won: 'green', lost: 'default' } as const

/** How a dispute stands; one whose last day has passed, or that its provider has decided, says so in words and with a sign. */
export function DisputeStatus({
  dispute,
}: {
  dispute: Pick<Dispute, 'status' | 'overdue' | 'told_lost_on'>
}) {
  const t = useTranslate()
  const { status } = dispute
  const key = statusKey(dispute)
  if (key.endsWith(`.${status}`)) return <Tag color={colours[status]}>{t(key)}</Tag>
  return (
    <Tag color="red" icon={<ExclamationCircleOutlined aria-hidden />}>
      {t(key)}
    </Tag>
  )
}
