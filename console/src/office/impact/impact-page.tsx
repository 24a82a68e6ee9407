import { Alert, Button, Form } from 'antd'
import { useState, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { PlusOutlined } from '@ant-design/icons'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { hasChange, changeIn, emptyChange } from './change-form.ts'
import type { ImpactValues, ChangeValues } from './change-form.ts'
import { ImpactResult } from './impact-result.tsx'
import { Publications } from './publications.tsx'
import { useImpact } from './use-impact.ts'
import type { Fee } from '../fees/fee-form.ts'
import { ChangeFields } from './change-fields.tsx'
import { changedTwice, planChanges } from './plan-changes.ts'
import type { ImpactState } from './use-impact.ts'
import './impact.css'

/** What a change of fees would do to each family, before anybody makes it. */
export default function ImpactPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const { answer: fees, problem, refetch } = useRead('GET /api/enrollment/admin/fees')
  const impact = useImpact()
  const [saved, setSaved] = useState(() => (hasChange(search) ? [] : savedChanges()))
  const [first, setFirst] = useState(() => changeIn(search))
  const [turn, setTurn] = useState(0)
  function startOver(): void {
    impact.clear()
    setSearch({})
    setFirst(emptyChange)
    forgetChanges()
    setSaved([])
    setTurn(turn + 1)
  }
  function save(changes: NonNullable<ImpactValues['changes']>): void {
    saveChanges(changes)
    // What is written on is no longer what the address asks about.
    if (hasChange(search)) setSearch({}, { replace: true })
  }
  return (
    <div className="page">
      <h1 className="page__title">{t('office.impact.title')}</h1>
      <p className="page__lead">{t('office.impact.lead')}</p>
      {fees === undefined && problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {fees === undefined && problem === null && <Skeleton blocks={[240]} />}
      {saved.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={t('office.impact.kept')}
          action={<Button onClick={startOver}>{t('office.impact.beginAnew')}</Button>}
        />
      )}
      {fees !== undefined && (
        <ChangesForm
          key={turn}
          fees={fees}
          first={first}
          changes={saved.length > 0 ? saved : [first]}
          impact={impact}
          onWritten={save}
        />
      )}
      {impact.run !== null && (
        <ImpactResult
          run={impact.run}
          onAgain={impact.retry}
          onPublished={startOver}
          onOutdated={impact.clear}
        />
      )}
      <Publications />
    </div>
  )
}

const STORAGE_KEY = 'office-impact-changes'

/** What somebody writes stays in this tab over a page loaded anew, until it is published or begun anew. */
function saveChanges(changes: NonNullable<ImpactValues['changes']>): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(changes.map((change) => change ?? {})))
}

function savedChanges(): readonly ChangeValues[] {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
}

function forgetChanges(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}

const MAX_CHANGES = 10

interface Props {
  readonly fees: readonly Fee[]
  /** What the address asks about. */
  readonly first: ChangeValues
  /** The form begins with them. */
  readonly changes: readonly ChangeValues[]
  readonly impact: ImpactState
  readonly onWritten: (changes: NonNullable<ImpactValues['changes']>) => void
}

/** The changes as one writes them. An answer stands for what was asked: whoever writes on asks anew. */
function ChangesForm({ fees, first, changes, impact, onWritten }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<ImpactValues>()
  const written = Form.useWatch('changes', form) ?? changes
  const plan = planChanges(written, fees)
  const twice = changedTwice(plan)
  const { run, ask } = impact
  useAtOnce(first, () => form.submit())
  const submit = () => {
    if (twice === null && plan.length > 0) ask(plan)
  }
  return (
    <Form<ImpactValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ changes }}
      onFinish={submit}
      onValuesChange={() => {
        impact.clear()
        // Choosing a fee sets its grades only after this call.
        queueMicrotask(() => onWritten(form.getFieldValue('changes')))
      }}
      className="impact__form"
    >
      <Form.List name="changes">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }, place) => (
              <ChangeFields
                key={key}
                name={name}
                fees={fees}
                title={t('office.impact.change', { n: place + 1 })}
                {...(fields.length > 1 && { onRemove: () => remove(name) })}
              />
            ))}
            {twice !== null && (
              <Alert
                type="error"
                showIcon
                role="alert"
                message={t('office.impact.twice', { code: twice.code })}
              />
            )}
            <div className="impact__acts">
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={fields.length >= MAX_CHANGES}
                onClick={() => add(emptyChange)}
              >
                {t('office.impact.add')}
              </Button>
              <Button type="primary" htmlType="submit" loading={run?.isAsking === true}>
                {t('office.impact.ask')}
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </Form>
  )
}

/** Who comes with a whole change in the address wants to know at once. */
function useAtOnce({ code, value, does, type, grades = [] }: ChangeValues, submit: () => void): void {
  const isWhole = type !== undefined && code !== undefined && grades.length > 0
  const asks = isWhole && does !== 'create' && (does === 'archive' || typeof value === 'number')
  const begin = useEffectEvent(submit)
  useEffect(() => {
    if (asks) begin()
  }, [asks])
}
