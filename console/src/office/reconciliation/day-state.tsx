import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  LinkOutlined,
  MinusCircleOutlined,
  QuestionCircleFilled,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { DaySums } from './row.ts'
import { rowsAddress } from '../list/rows-address.ts'

const icons: Readonly<Record<DaySums['state'], ReactNode>> = {
  agrees: <CheckCircleFilled aria-hidden="true" />,
  joined: <LinkOutlined aria-hidden="true" />,
  nothing: <MinusCircleOutlined aria-hidden="true" />,
  differs: <ExclamationCircleFilled aria-hidden="true" />,
  waiting: <ExclamationCircleFilled aria-hidden="true" />,
  unknown: <QuestionCircleFilled aria-hidden="true" />,
}

/** How a day stands, in a word and a sign. */
export function DayState({ state, open, waiting }: Pick<DaySums, 'state' | 'open' | 'waiting'>) {
  const t = useTranslate()
  return (
    <span className={`day-state day-state--${state}`}>
      {icons[state]} {t(`office.reconciliation.state.${state}`, { n: state === 'waiting' ? waiting : open })}
    </span>
  )
}

/** Where a person looks into the lines of the bank's files. */
export const bankLinesToReview = rowsAddress('/enrollment/admin/exceptions', {
  state: 'open',
  instance: 'agreement',
})
