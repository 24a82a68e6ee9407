import { Alert } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import { formatCount } from '../../../numbers.ts'
import type { PlanRows } from './plan-draft.ts'
import { MAX_ROWS } from './parse-rows.ts'
import type { WrongRow } from './parse-rows.ts'

/** Told one by one; of a file that is another one altogether the first are enough. */
const MAX_SHOWN = 20

interface Props {
  readonly planRows: PlanRows
  /** `note`: not read aloud, because somebody is still writing. */
  readonly role: 'alert' | 'note'
}

/** What of a list or a file is not understood and stays out, with its line. */
export function WrongRows({ planRows: { is, rows, wrong }, role }: Props) {
  const t = useTranslate()
  const isWhole = is !== 'ready' && is !== 'nothing' && is !== 'none-right'
  if (!isWhole && wrong.length === 0) return null
  const key = isWhole || is === 'none-right' ? is : 'left-out'
  const values = {
    rows: formatCount(rows.length),
    wrong: formatCount(wrong.length),
    most: formatCount(MAX_ROWS),
  }
  return (
    <Alert
      type={key === 'left-out' ? 'warning' : 'error'}
      showIcon
      role={role}
      message={t(`office.insertServices.wrong.${key}`, values)}
      {...(!isWhole && { description: <WrongList wrong={wrong} /> })}
    />
  )
}

function WrongList({ wrong }: { wrong: readonly WrongRow[] }) {
  const t = useTranslate()
  const more = wrong.length - MAX_SHOWN
  return (
    <ul className="plan__wrong">
      {wrong.slice(0, MAX_SHOWN).map(({ line, written, why, first = 0 }, at) => (
        <li key={`${line} ${at}`}>
          {t(`office.insertServices.wrong.${why}`, { line, first, written: written.slice(0, 40) })}
        </li>
      ))}
      {more > 0 && <li>{t('office.insertServices.wrong.more', { n: formatCount(more) })}</li>}
    </ul>
  )
}
