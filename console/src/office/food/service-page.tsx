import { useState, useEffect } from 'react'
import { Button, Alert, Tag, Modal } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import type { Translate } from '../../i18n.ts'
import { clockTime } from '../../dates.ts'
import { usePermission } from '../access/use-permission.ts'
import { CodeField } from '../form/code-field.tsx'
import { useSeasonTime } from '../use-season-time.ts'
import { useCounter } from './use-counter.ts'
import { ServiceCards } from './service-cards.tsx'
import type { Counter, PastResult } from './use-counter.ts'
import { serviceKey } from './food-service.ts'
import type { CounterResult } from './counter-requests.ts'
import { useRead } from '../api/use-read.ts'
import './service.css'

/** The counter of the dining room: one student at a time, into a service or out of it. */
export default function ServicePage() {
  const t = useTranslate()
  const counter = useCounter()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.service.title')}</h1>
      <div className="counter">
        <CounterForm counter={counter} onWithdraw={() => setAsked(true)} />
        <div aria-live="polite" className="counter__served">
          <CounterResultPanel result={counter.last} />
        </div>
      </div>
      <PastActions past={counter.past} />
      <ConfirmWithdraw isOpen={isAsked} counter={counter} onClose={() => setAsked(false)} />
    </div>
  )
}

/** The code, the service, and what to do; Enter looks and changes nothing. */
function CounterForm({ counter, onWithdraw }: { counter: Counter; onWithdraw: () => void }) {
  const t = useTranslate()
  const mayWithdraw = usePermission('POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}')
  const { field, code, setCode, isRefused, checkCode, service, setService, isActing, ask } = counter
  useEffect(() => field.current?.focus(), [field])
  return (
    <form
      className="panel counter__form"
      aria-label={t('office.service.form')}
      aria-busy={isActing}
      onSubmit={(event) => {
        event.preventDefault()
        void ask('check')
      }}
    >
      <CodeField ref={field} code={code} onCode={setCode} isRefused={isRefused} />
      <ServiceCards chosen={service} onChoose={setService} />
      <div className="counter__acts">
        <Button size="large" htmlType="submit" disabled={isActing}>
          {t('office.service.look')}
        </Button>
        <Button size="large" type="primary" disabled={isActing} onClick={() => void ask('enrol')}>
          {t('office.service.enrol')}
        </Button>
        {mayWithdraw && (
          <Button size="large" danger disabled={isActing} onClick={() => checkCode() && onWithdraw()}>
            {t('office.service.withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What came of the last thing asked; it stays until the next. */
function CounterResultPanel({ result }: { result: CounterResult | null }) {
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

/** What was done here since the page was opened, the latest first. */
function PastActions({ past }: { past: readonly PastResult[] }) {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  if (past.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.service.past')}</h2>
      <ol className="past-acts">
        {past.map(({ at, result: { act, code, service, is } }) => (
          <li key={at}>
            <time className="figures" dateTime={toSeason(at)}>
              {clockTime(toSeason(at))}
            </time>
            <strong className="figures">{code}</strong>
            <span className="past-acts__name">
              <StudentName code={code} />
            </span>
            <span>{t(`office.food.service.${service}`)}</span>
            <Tag color={is === 'done' ? 'green' : 'red'}>
              {t(`office.service.ended.${is === 'done' ? act : 'failed'}`)}
            </Tag>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Props {
  readonly isOpen: boolean
  readonly counter: Counter
  readonly onClose: () => void
}

/** Says who would lose what. Whatever is answered, the code field is ready afterwards. */
function ConfirmWithdraw({ isOpen, counter, onClose }: Props) {
  const t = useTranslate()
  const { code, service, isActing, ask, field } = counter
  const meal = t(`office.food.service.${service}`)
  return (
    <Modal
      open={isOpen}
      title={t('office.service.confirm')}
      okText={t('office.service.withdraw')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      destroyOnHidden
      focusTriggerAfterClose={false}
      afterClose={() => field.current?.focus()}
      onOk={() => void ask('withdraw').then(onClose)}
      onCancel={onClose}
    >
      {isOpen && (
        <>
          <p>
            <strong>{code}</strong> · <StudentName code={code} />
          </p>
          <p>{t('office.service.confirmBody', { service: meal })}</p>
        </>
      )}
    </Modal>
  )
}

/** Whose a code is, with the grade: so that a wrong digit is noticed before anything is done. */
function StudentName({ code }: { code: string }) {
  const t = useTranslate()
  const { answer, problem } = useRead('GET /api/people/students/{student}', { params: { student: code } })
  if (problem?.code === 'NOT_FOUND') return t('office.food.nobody')
  if (problem !== null) return t('office.food.nameless')
  if (answer === undefined) return t('common.loading')
  const name = `${answer.first_name} ${answer.last_name}`
  const named = answer.grade === '' ? name : `${name} · ${answer.grade}`
  if (!answer.left_school) return named
  return (
    <>
      {named} <Tag>{t('office.sis.left')}</Tag>
    </>
  )
}
