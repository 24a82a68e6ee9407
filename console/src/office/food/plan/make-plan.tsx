import { Button, Form, Input, Upload, Alert } from 'antd'
import { useState, useId } from 'react'
import { InboxOutlined } from '@ant-design/icons'
import { useTranslate } from '../../../i18n.ts'
import { perform, read } from '../../api/call.ts'
import { useTask } from '../../api/use-action.ts'
import { Choices } from '../../form/choices.tsx'
import { FormProblem } from '../../form/form-problem.tsx'
import type { FoodAction } from '../food-service.ts'
import { ServiceCards } from '../service-cards.tsx'
import type { Plan } from './plan.ts'
import { PlanSteps } from './plan-steps.tsx'
import { firstDraft, sources, planRowsOf } from './plan-draft.ts'
import type { PlanDraft, Source, PlanRows } from './plan-draft.ts'
import { readPlanFile } from './read-file.ts'
import type { PlanFile } from './read-file.ts'
import { MAX_ROWS } from './parse-rows.ts'
import type { WrongRow } from './parse-rows.ts'

const foodActions: readonly FoodAction[] = ['enrol', 'withdraw']

/** What to do and for whom. Preparing changes nothing. */
export function MakePlan({ onMade }: { onMade: (plan: Plan) => void }) {
  const t = useTranslate()
  const [draft, setDraft] = useState<PlanDraft>(firstDraft)
  const make = useTask(ask)
  const change = (changed: Partial<PlanDraft>) => setDraft({ ...draft, ...changed })
  const planRows = planRowsOf(draft)
  const isReady = planRows === 'profiles' || planRows.is === 'ready'

  async function prepare(): Promise<void> {
    const plan = await make.act(draft)
    if (plan !== null) onMade(plan)
  }

  return (
    <>
      <PlanSteps at="plan" />
      <Form layout="vertical" component="div" className="panel plan__form">
        <Form.Item label={t('office.insertServices.act')}>
          <Choices
            aria-label={t('office.insertServices.act')}
            value={draft.act}
            onChange={({ target }) => change({ act: target.value as FoodAction })}
            options={foodActions.map((value) => ({ value, label: t(`office.insertServices.does.${value}`) }))}
          />
        </Form.Item>
        <Form.Item label={t('office.insertServices.source')}>
          <Choices
            aria-label={t('office.insertServices.source')}
            value={draft.source}
            onChange={({ target }) => change({ source: target.value as Source })}
            options={sources.map((value) => ({ value, label: t(`office.insertServices.from.${value}`) }))}
          />
        </Form.Item>
        {draft.source === 'profiles' && (
          <p className="plan__hint">{t(`office.insertServices.profiles.${draft.act}`)}</p>
        )}
        {draft.source === 'list' && <ListSource draft={draft} onChange={change} />}
        {draft.source === 'file' && <FileSource file={draft.file} onFile={(file) => change({ file })} />}
        {planRows !== 'profiles' && (
          <WrongRows planRows={planRows} role={draft.source === 'file' ? 'alert' : 'note'} />
        )}
        <FormProblem problem={make.problem} />
        <div className="plan__acts">
          <Button
            type="primary"
            size="large"
            loading={make.isActing}
            disabled={!isReady}
            onClick={() => void prepare()}
          >
            {planRows === 'profiles'
              ? t('office.insertServices.prepareAll')
              : t('office.insertServices.prepare', { n: planRows.rows.length })}
          </Button>
          <span className="plan__hint">
            {t(make.isActing ? 'office.insertServices.preparing' : 'office.insertServices.harmless')}
          </span>
        </div>
      </Form>
    </>
  )
}

function ask(draft: PlanDraft): Promise<Plan> {
  const { act } = draft
  const planRows = planRowsOf(draft)
  if (planRows !== 'profiles') return perform('POST /api/hikcentral/plans', { act, rows: [...planRows.rows] })
  return act === 'enrol'
    ? read('GET /api/hikcentral/insertServices')
    : read('GET /api/hikcentral/deleteServices')
}

interface Props {
  readonly draft: PlanDraft
  readonly onChange: (change: Partial<PlanDraft>) => void
}

/** A thousand codes of five signs, and what people write between them. */
const MAX_LENGTH = 20_000

/** Codes written or pasted, all for one service. */
function ListSource({ draft, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <>
      <ServiceCards chosen={draft.service} onChoose={(service) => onChange({ service })} />
      <Form.Item
        className="plan__list"
        htmlFor={id}
        label={t('office.insertServices.codes')}
        extra={t('office.insertServices.codesHint')}
      >
        <Input.TextArea
          id={id}
          rows={5}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={draft.written}
          onChange={(event) => onChange({ written: event.target.value })}
        />
      </Form.Item>
    </>
  )
}

interface FileSourceProps {
  readonly file: PlanFile | null
  readonly onFile: (file: PlanFile) => void
}

/** Where the file is dropped or chosen; it is read here, and only its right rows leave the page. */
function FileSource({ file, onFile }: FileSourceProps) {
  const t = useTranslate()
  return (
    <>
      <p className="plan__hint">{t('office.insertServices.fileForm')}</p>
      <pre className="plan__sample">{'codigo;servicio\n10001;1\n00042;2'}</pre>
      <Upload.Dragger
        className="plan__drop"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          void readPlanFile(chosen).then(onFile)
          return false
        }}
      >
        <InboxOutlined className="plan__drop-mark" aria-hidden />
        <p>{file === null ? t('office.insertServices.drop') : file.name}</p>
        <p className="plan__hint">
          {t(file === null ? 'office.insertServices.limit' : 'office.insertServices.otherFile')}
        </p>
      </Upload.Dragger>
    </>
  )
}

/** Told one by one; of a file that is another one altogether the first are enough. */
const MAX_SHOWN = 20

interface WrongRowsProps {
  readonly planRows: PlanRows
  /** `note`: not read aloud, because somebody is still writing. */
  readonly role: 'alert' | 'note'
}

/** What of a list or a file is not understood and stays out, with its line. */
function WrongRows({ planRows: { is, rows, wrong }, role }: WrongRowsProps) {
  const t = useTranslate()
  const isWhole = is !== 'ready' && is !== 'nothing' && is !== 'none-right'
  if (!isWhole && wrong.length === 0) return null
  const key = isWhole || is === 'none-right' ? is : 'left-out'
  const values = {
    rows: rows.length,
    wrong: wrong.length,
    most: MAX_ROWS,
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
      {more > 0 && <li>{t('office.insertServices.wrong.more', { n: more })}</li>}
    </ul>
  )
}
