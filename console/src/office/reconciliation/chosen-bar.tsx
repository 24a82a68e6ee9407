import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { ReconciliationRow } from './row.ts'

/** As many rows as the hub holds for one payment. */
const most = 10

interface Props {
  readonly rows: readonly ReconciliationRow[]
  readonly onJoin: (rows: readonly ReconciliationRow[]) => void
  readonly onClear: () => void
}

/** What a person has chosen to be one payment. */
export function ChosenBar({ rows, onJoin, onClear }: Props) {
  const t = useTranslate()
  const n = rows.length
  return (
    <div className="reconciled__chosen">
      <output>{t(`office.reconciliation.chosen.${selectionState(n)}`, { n, most })}</output>
      <Button icon={<LinkOutlined aria-hidden />} disabled={n < 2 || n > most} onClick={() => onJoin(rows)}>
        {t('office.reconciliation.join')}
      </Button>
      {n > 0 && (
        <Button type="text" onClick={onClear}>
          {t('office.reconciliation.clear')}
        </Button>
      )}
    </div>
  )
}

function selectionState(n: number): 'none' | 'one' | 'some' | 'tooMany' {
  if (n < 2) return n === 0 ? 'none' : 'one'
  return n > most ? 'tooMany' : 'some'
}
