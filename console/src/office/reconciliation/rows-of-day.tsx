import { Empty } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { Day, Row } from './row.ts'
import { RowCards } from './row-cards.tsx'
import { RowsTableOfDay } from './rows-table-of-day.tsx'
import { useIsWide } from './use-is-wide.ts'

export interface RowsProps {
  readonly rows: readonly Row[]
  readonly answer: Day
  /** The open rows that a person holds for one payment; undefined: there is nothing to choose. */
  readonly choice: Choice | undefined
}

interface Choice {
  readonly chosen: readonly string[]
  readonly choose: (rows: readonly string[]) => void
}

export function RowsOfDay(props: RowsProps) {
  const text = useTexts()
  const isWide = useIsWide()
  const { rows, answer } = props
  if (rows.length === 0) {
    const said = answer.rows.length === 0 ? 'empty' : 'nothingOpen'
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text(`office.reconciliation.${said}`)} />
  }
  return isWide ? <RowsTableOfDay {...props} /> : <RowCards {...props} />
}
