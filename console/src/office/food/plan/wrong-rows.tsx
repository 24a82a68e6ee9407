import { Alert } from 'antd'
import { useTexts } from '../../../i18n.ts'
import { cop } from '../../../money.ts'
import type { Wishes } from './plan-draft.ts'
import { MOST_ROWS } from './parse-rows.ts'
import type { WrongRow } from './parse-rows.ts'

/** Told one by one; of a file that is another one altogether the first are enough. */
const MOST_TOLD = 20

interface Props {
  readonly wishes: Wishes
  /** `note`: not read aloud, because somebody is still writing. */
  readonly role: 'alert' | 'note'
}

/** What of a list or a file is not understood and stays out, with its line. */
export function WrongRows({ wishes: { is, rows, wrong }, role }: Props) {
  const text = useTexts()
  const isWhole = is !== 'ready' && is !== 'nothing' && is !== 'none-right'
  if (!isWhole && wrong.length === 0) return null
  const said = isWhole || is === 'none-right' ? is : 'left-out'
  const values = { rows: cop(rows.length), wrong: cop(wrong.length), most: cop(MOST_ROWS) }
  return (
    <Alert
      type={said === 'left-out' ? 'warning' : 'error'}
      showIcon
      role={role}
      message={text(`office.insertServices.wrong.${said}`, values)}
      {...(!isWhole && { description: <WrongList wrong={wrong} /> })}
    />
  )
}

function WrongList({ wrong }: { wrong: readonly WrongRow[] }) {
  const text = useTexts()
  const more = wrong.length - MOST_TOLD
  return (
    <ul className="plan__wrong">
      {wrong.slice(0, MOST_TOLD).map(({ line, written, why, first = 0 }, at) => (
        <li key={`${line} ${at}`}>
          {text(`office.insertServices.wrong.${why}`, { line, first, written: written.slice(0, 40) })}
        </li>
      ))}
      {more > 0 && <li>{text('office.insertServices.wrong.more', { n: cop(more) })}</li>}
    </ul>
  )
}
