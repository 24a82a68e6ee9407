import { Button, Alert } from 'antd'
import { useEffect, useState } from 'react'
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
import { useTranslate } from '../../i18n.ts'
import type { HubProblem } from '../../api/problem.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { clockTime } from '../../dates.ts'
import { CodeField } from '../form/code-field.tsx'
import { useTask } from '../api/use-action.ts'
import { useStudentCode } from '../form/use-student-code.ts'
import { checkGate } from './check-gate.ts'
import type { GateCheck } from './check-gate.ts'
import './security.css'

/** The student sign-in at the gate: it shows where a code leads and opens nothing. */
export default function SecurityPage() {
  const t = useTranslate()
  const gate = useGate()
  const [latest, ...past] = gate.checks
  return (
    <div className="page gate">
      <h1 className="page__title">{t('office.security.title')}</h1>
      <GateForm gate={gate} />
      <div aria-live="polite" aria-busy={gate.isActing}>
        <CheckPanel check={latest} problem={gate.problem} />
      </div>
      <PastChecks checks={past} />
    </div>
  )
}

/** The code and one button. A tablet offers digits first, as most codes have nothing else. */
function GateForm({ gate }: { gate: ReturnType<typeof useGate> }) {
  const t = useTranslate()
  const [keys, setKeys] = useState<'digits' | 'letters'>('digits')
  const { field, code, setCode, isRefused, isActing, check } = gate
  useEffect(() => field.current?.focus(), [field])

  function changeKeys(): void {
    setKeys(keys === 'digits' ? 'letters' : 'digits')
    field.current?.focus()
  }

  return (
    <form
      className="panel gate__form"
      aria-label={t('office.security.form')}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <CodeField ref={field} code={code} onCode={setCode} isRefused={isRefused} keys={keys} />
      <div className="gate__acts">
        <Button type="primary" size="large" htmlType="submit" loading={isActing}>
          {t('office.security.look')}
        </Button>
        <Button size="large" className="gate__keys" onClick={changeKeys}>
          {t(`office.security.keys.${keys === 'digits' ? 'letters' : 'digits'}`)}
        </Button>
      </div>
    </form>
  )
}

const MAX_CHECKS = 12

/** One code after the other; the field is empty again as soon as a code has been seen. */
function useGate() {
  const student = useStudentCode()
  const { field, code, setCode, checkCode } = student
  const [checks, setChecks] = useState<readonly GateCheck[]>([])
  const { act, isActing, problem } = useTask(checkGate)

  async function check(): Promise<void> {
    if (isActing || !checkCode()) return
    const result = await act(code)
    field.current?.focus()
    if (result === null) return
    setChecks((before) => [result, ...before].slice(0, MAX_CHECKS))
    // The next one may already stand in the field.
    setCode((now) => (now === result.code ? '' : now))
  }

  return { ...student, checks, isActing, problem, check }
}

interface Props {
  readonly check: GateCheck | undefined
  /** Why the last code could not be looked at. */
  readonly problem: HubProblem | null
}

/** The latest outcome, to be read from two steps away. */
function CheckPanel({ check, problem }: Props) {
  const t = useTranslate()
  if (problem !== null) {
    return (
      <Alert
        type="error"
        showIcon
        message={problem.status === 0 ? t(`common.${noAnswer()}`) : problem.title || t('office.act.failed')}
        description={`${problem.detail} ${t('office.security.failed')}`.trim()}
      />
    )
  }
  if (check === undefined) return <p className="gate__waiting">{t('office.security.waiting')}</p>
  return <LastCheck check={check} />
}

function LastCheck({ check }: { check: GateCheck }) {
  const t = useTranslate()
  const { code, outcome, name, grade, leftSchool, title, body, loggedAt } = check
  const { tone, mark: Mark } = outcomeTags[outcome]
  return (
    <section className={`sight sight--${tone}`} aria-label={t('office.security.outcome.label')}>
      <span className="sight__mark">
        <Mark aria-hidden />
      </span>
      <div className="sight__words">
        <p className="sight__outcome">{t(`office.security.outcome.${outcome}`)}</p>
        {name !== '' && <p className="sight__name">{name}</p>}
        <p className="sight__facts figures">
          {[code, grade, loggedAt === null ? '' : clockTime(loggedAt)].filter(Boolean).join(' · ')}
        </p>
        {leftSchool && <p className="sight__warning">{t('office.sis.left')}</p>}
        <p>
          {outcome === 'unknown'
            ? t('office.security.unknownBody')
            : t('office.security.told', { title, body })}
        </p>
        {loggedAt === null && <p className="sight__warning">{t('office.security.unlogged')}</p>}
      </div>
    </section>
  )
}

/** Those before the latest, since the page was opened. */
function PastChecks({ checks }: { checks: readonly GateCheck[] }) {
  const t = useTranslate()
  if (checks.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.security.past')}</h2>
      <ol className="past-sights">
        {checks.map((check, at) => (
          <PastCheck key={checks.length - at} check={check} />
        ))}
      </ol>
    </section>
  )
}

function PastCheck({ check: { code, outcome, name, grade, loggedAt } }: { check: GateCheck }) {
  const t = useTranslate()
  const { tone, mark: Mark } = outcomeTags[outcome]
  return (
    <li>
      <span className="figures">{loggedAt === null ? '—' : clockTime(loggedAt)}</span>
      <strong className="figures">{code}</strong>
      <span className="past-sights__name">{[name, grade].filter(Boolean).join(' · ') || '—'}</span>
      <span className={`past-sights__outcome sight--${tone}`}>
        <Mark aria-hidden /> {t(`office.security.outcome.${outcome}`)}
      </span>
    </li>
  )
}

interface OutcomeTag {
  readonly tone: 'good' | 'note' | 'stop' | 'quiet'
  readonly mark: ComponentType<{ 'aria-hidden': true }>
}

/** A mark of its own for each outcome: the colour alone says nothing. */
const outcomeTags: Readonly<Record<GateCheck['outcome'], OutcomeTag>> = {
  proceed: { tone: 'good', mark: CheckCircleOutlined },
  complete: { tone: 'good', mark: FileDoneOutlined },
  'late-form': { tone: 'note', mark: ClockCircleOutlined },
  'not-active': { tone: 'stop', mark: CloseCircleOutlined },
  maintenance: { tone: 'quiet', mark: ToolOutlined },
  closed: { tone: 'quiet', mark: LockOutlined },
  unknown: { tone: 'stop', mark: QuestionCircleOutlined },
}
