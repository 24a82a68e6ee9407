import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  FileDoneOutlined,
  LockOutlined,
  QuestionCircleOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { GateCheck } from './check-gate.ts'

interface OutcomeTag {
  readonly tone: 'good' | 'note' | 'stop' | 'quiet'
  readonly mark: ComponentType<{ 'aria-hidden': true }>
}

/** A mark of its own for each outcome: the colour alone says nothing. */
export const outcomeTags: Readonly<Record<GateCheck['outcome'], OutcomeTag>> = {
  proceed: { tone: 'good', mark: CheckCircleOutlined },
  complete: { tone: 'good', mark: FileDoneOutlined },
  'late-form': { tone: 'note', mark: ClockCircleOutlined },
  'not-active': { tone: 'stop', mark: CloseCircleOutlined },
  maintenance: { tone: 'quiet', mark: ToolOutlined },
  closed: { tone: 'quiet', mark: LockOutlined },
  unknown: { tone: 'stop', mark: QuestionCircleOutlined },
}
