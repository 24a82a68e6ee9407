import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { formatCount } from '../../../numbers.ts'
import { perform, read } from '../../api/call.ts'
import { useAction } from '../../api/use-action.ts'
import { Choices } from '../../form/choices.tsx'
import { FormProblem } from '../../form/form-problem.tsx'
import type { FoodAction } from '../food-service.ts'
import { FileSource } from './file-source.tsx'
import { ListSource } from './list-source.tsx'
import type { Plan } from './plan.ts'
import { PlanSteps } from './plan-steps.tsx'
import { firstDraft, sources, planRowsOf } from './plan-draft.ts'
import type { PlanDraft, Source } from './plan-draft.ts'
import { WrongRows } from './wrong-rows.tsx'

const foodActions: readonly FoodAction[] = ['enrol', 'withdraw']

/** What to do and for whom. Preparing changes nothing. */
export function MakePlan({ onMade }: { onMade: (plan: Plan) => void }) {
  const t = useTranslate()
  const [draft, setDraft] = useState<PlanDraft>(firstDraft)
  const make = useAction(ask, { report: 'quiet', shown: 'kept' })
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
              : t('office.insertServices.prepare', { n: formatCount(planRows.rows.length) })}
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
