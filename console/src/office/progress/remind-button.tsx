import { NotificationOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'

/** To a new reminder for those whom the list shows: its steps, with commas between; none: all. */
export function RemindButton({ steps }: { steps: string }) {
  const mayRemind = usePermission('POST /api/reminders')
  return mayRemind ? <ToReminder steps={steps} /> : null
}

function ToReminder({ steps }: { steps: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const query = new URLSearchParams({ create: '1', ...(steps !== '' && { steps }) })
  const open = () => void navigate(`/enrollment/admin/reminders?${query}`)
  useShortcut('n', 'office.progress.remind', open)
  return (
    <Button type="primary" icon={<NotificationOutlined aria-hidden />} onClick={open}>
      {t('office.progress.remind')}
    </Button>
  )
}
