import { Alert } from 'antd'
import { useTexts } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import type { Translate } from '../../i18n.ts'
import { heldKey } from './food-service.ts'
import type { Served } from './serve.ts'
import { StudentName } from './student-name.tsx'

/** What came of the last thing asked; it stays until the next. */
export function ServedPanel({ served }: { served: Served | null }) {
  const text = useTexts()
  if (served === null) return <p className="counter__waiting">{text('office.service.waiting')}</p>
  const { title, body } = wordsOf(served, text)
  return (
    <div className="counter__card">
      {title !== '' && (
        <Alert
          type={served.is === 'done' ? 'success' : 'error'}
          showIcon
          message={title}
          {...(body !== '' && { description: body })}
        />
      )}
      <p className="counter__code">{served.code}</p>
      <p className="counter__name">
        <StudentName code={served.code} />
      </p>
      {served.is === 'done' && (
        <dl className="facts">
          <dt>{text('office.service.now')}</dt>
          <dd className="counter__held">{text(`office.food.service.${heldKey(served.held)}`)}</dd>
        </dl>
      )}
    </div>
  )
}

const told: readonly string[] = ['VENDOR_REFUSED', 'FEATURE_DOWN', 'OFFLINE']

/** What happened, and what to do about it. After a failed change nobody knows whether it was made. */
function wordsOf(served: Served, text: Translate): { title: string; body: string } {
  if (served.is === 'done') return { title: served.message, body: '' }
  if (served.is === 'stranger')
    return { title: text('office.service.fault.stranger'), body: text('office.service.fault.strangerBody') }
  const { code, title, detail } = served.problem
  if (!told.includes(code)) return { title: title || text('office.act.failed'), body: detail }
  const lost = served.act === 'look' ? 'look' : 'change'
  const key = code === 'VENDOR_REFUSED' ? code : `${code}.${lost}`
  return {
    title: title || text(`common.${noAnswer()}`),
    body: `${detail} ${text(`office.service.fault.${key}`)}`.trim(),
  }
}
