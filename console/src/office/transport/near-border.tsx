import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'

/** The measure is so near to a limit that the band may be the other one. */
export function NearBorder() {
  const text = useTexts()
  return (
    <Tag className="near-border" icon={<WarningOutlined aria-hidden="true" />}>
      {text('office.transportation.nearBorder')}
    </Tag>
  )
}
