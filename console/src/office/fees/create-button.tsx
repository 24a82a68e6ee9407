import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'

export function CreateButton({ onCreate }: { onCreate: () => void }) {
  const text = useTexts()
  useShortcut('n', 'office.fees.create', onCreate)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
      {text('office.fees.create')}
    </Button>
  )
}
