import { Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import type { Translate } from '../../i18n.ts'
import { serviceKey } from './food-service.ts'
import type { CounterResult } from './counter-requests.ts'
import { StudentName } from './student-name.tsx'

/** What came of the last thing asked; it stays until the next. */
export function CounterResultPanel({ result }: { result: CounterResult | null }) {
  const t = useTranslate()
  if (result === null) return <p className="counter__waiting">{t('office.service.waiting')}</p>
  const { title, body } = failureText(result, t)
  return (
    <div className="counter__card">
      {title !== '' && (
        <Alert
          type={result.is === 'done' ? 'success' : 'error'}
          showIcon
          message={title}
          {...(body !== '' && { description: body })}
        />
      )}
      <p className="counter__code">{result.code}</p>
      <p className="counter__name">
        <StudentName code={result.code} />
      </p>
      {result.is === 'done' && (
        <dl className="facts">
          <dt>{t('office.service.now')}</dt>
          <dd className="counter__held">{t(`office.food.service.${serviceKey(result.held)}`)}</dd>
        </dl>
      )}
    </div>
  )
}

const ownTexts: readonly string[] = ['VENDOR_REFUSED', 'FEATURE_DOWN', 'OFFLINE']

/** What happened, and what to do about it. After a failed change nobody knows whether it was made. */
function failureText(result: CounterResult, t: Translate): { title: string; body: string } {
  if (result.is === 'done') return { title: result.message, body: '' }
  if (result.is === 'stranger')
    return { title: t('office.service.fault.stranger'), body: t('office.service.fault.strangerBody') }
  const { code, title, detail } = result.problem
  if (!ownTexts.includes(code)) return { title: title || t('office.act.failed'), body: detail }
  const lost = result.act === 'check' ? 'look' : 'change'
  const key = code === 'VENDOR_REFUSED' ? code : `${code}.${lost}`
  return {
    title: title || t(`common.${noAnswer()}`),
    body: `${detail} ${t(`office.service.fault.${key}`)}`.trim(),
  }
}
