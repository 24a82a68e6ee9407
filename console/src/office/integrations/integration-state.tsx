import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  PauseCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { Integration } from './integration.ts'

interface StateTag {
  readonly color: string
  readonly icon: ReactNode
}

const stateTags: Readonly<Record<Integration['state'], StateTag>> = {
  starting: { color: 'blue', icon: <SyncOutlined aria-hidden /> },
  up: { color: 'green', icon: <CheckCircleOutlined aria-hidden /> },
  down: { color: 'red', icon: <CloseCircleOutlined aria-hidden /> },
  paused: { color: 'default', icon: <PauseCircleOutlined aria-hidden /> },
}

export function IntegrationState({ state }: Pick<Integration, 'state'>) {
  const t = useTranslate()
  return <Tag {...stateTags[state]}>{t(`office.integrations.state.${state}`)}</Tag>
}
