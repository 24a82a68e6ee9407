import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'

export function CreateButton({ onCreate }: { onCreate: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.fees.create', onCreate)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
      {t('office.fees.create')}
    </Button>
  )
}
