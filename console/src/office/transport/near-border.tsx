import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'

/** The measure is so near to a limit that the band may be the other one. */
export function NearBorder() {
  const t = useTranslate()
  return (
    <Tag className="near-border" icon={<WarningOutlined aria-hidden="true" />}>
      {t('office.transportation.nearBorder')}
    </Tag>
  )
}
