import { Alert, Form, Input, Radio } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { useRefetchAll } from '../api/use-read.ts'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { BodyOf } from '../api/call.ts'
import { editOf, newFeeOf, valuesOf } from '../fees/fee-form.ts'
import { signed } from './impact-summary.tsx'
import type { PlannedChange } from './plan-changes.ts'
import type { ImpactTotals } from './sum-impacts.ts'
import type { HubProblem } from '../../api/problem.ts'

interface Props {
  readonly plan: readonly PlannedChange[]
  readonly totals: ImpactTotals
  readonly onClose: () => void
  /** The answer stands for a catalogue that is no more. */
  readonly onPublished: () => void
  /** Left after somebody else changed the catalogue: it was read anew, and what is written can be calculated again. */
  readonly onOutdated: () => void
}

interface PublishValues {
  readonly when: 'now' | 'later'
  /** In Bogotá, as a browser writes it: 2025-06-20T06:00. */
  readonly at?: string
}

/** Says once more what the change does, and publishes it: all of it or nothing, now or at a time. */
export function PublishDialog({ plan, totals, onClose, onPublished, onOutdated }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<PublishValues>()
  const when = Form.useWatch('when', form) ?? 'now'
  const refetchAll = useRefetchAll()
  const { act, isActing, problem } = useAction(
    'POST /api/enrollment/admin/fees/publications',
    (at: string | null) => ({ body: publicationOf(plan, at) }),
    {
      done: ({ state }) =>
        t(state === 'published' ? 'office.impact.applied' : 'office.impact.scheduled', { n: plan.length }),
      report: 'quiet',
    },
  )
  async function publish({ at }: PublishValues): Promise<void> {
    const published = await act(when === 'now' ? null : `${at?.slice(0, 16)}:00-05:00`)
    if (published === null) await refetchAll()
    else onPublished()
  }
  const isOutdated = problem?.status === 409
  return (
    <Dialog
      title={t('office.impact.apply')}
      okText={t(when === 'now' ? 'office.impact.publish' : 'office.impact.schedule')}
      cancelText={t('common.cancel')}
      cancelButtonProps={{ disabled: isActing }}
      confirmLoading={isActing}
      closable={!isActing}
      maskClosable={false}
      onOk={form.submit}
      onCancel={isOutdated ? onOutdated : onClose}
    >
      <Restated plan={plan} totals={totals} />
      <Form<PublishValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ when: 'now' }}
        onFinish={(values) => void publish(values)}
      >
        <Form.Item name="when" label={t('office.impact.when')}>
          <Radio.Group
            options={(['now', 'later'] as const).map((value) => ({
              value,
              label: t(`office.impact.${value}`),
            }))}
          />
        </Form.Item>
        {when === 'later' && (
          <Form.Item
            name="at"
            label={t('office.impact.at')}
            extra={t('office.impact.atHint')}
            rules={[{ required: true, message: t('office.impact.atMissing') }]}
            {...fieldError(problem, 'at')}
          >
            <Input type="datetime-local" />
          </Form.Item>
        )}
      </Form>
      <RefusedPublication problem={problem} />
    </Dialog>
  )
}

function Restated({ plan, totals }: Pick<Props, 'plan' | 'totals'>) {
  const t = useTranslate()
  const { more, less, unchanged, before, after, isOfAccounting } = totals
  return (
    <>
      <p>{t('office.impact.willChange', { fees: plan.length })}</p>
      <ul className="impact__assumes">
        <li>{t('office.impact.willMore', { n: more.families, amount: formatCop(more.amount) })}</li>
        <li>{t('office.impact.willLess', { n: less.families, amount: formatCop(less.amount) })}</li>
        <li>{t('office.impact.willSame', { n: unchanged })}</li>
        <li>
          {t('office.impact.willTotal', {
            before: formatCop(before),
            after: formatCop(after),
            difference: signed(after - before),
          })}
        </li>
      </ul>
      {isOfAccounting && <Alert type="warning" showIcon message={t('office.impact.accountingBody')} />}
    </>
  )
}

type Publication = BodyOf<'POST /api/enrollment/admin/fees/publications'>

/** The changes as the hub publishes them, each at the version of the fee that was looked at; null: now. */
function publicationOf(plan: readonly PlannedChange[], at: string | null): Publication {
  const known = plan.flatMap(({ does, fee, value }) => (fee === null ? [] : [{ does, fee, value }]))
  return {
    create: plan.filter(({ fee }) => fee === null).map(newFee),
    edit: known
      .filter(({ does }) => does === 'edit')
      .map(({ fee, value }) => editOf(fee, { ...valuesOf(fee), value })),
    archive: known
      .filter(({ does }) => does === 'archive')
      .map(({ fee: { id, version } }) => ({ id, version })),
    at,
  }
}

function newFee({ value, grade, code, type, of }: PlannedChange) {
  const { concept, mandatory, eco_type: ecoType } = of
  return newFeeOf({
    code,
    type,
    value,
    grade: [grade],
    ...(concept !== undefined && { concept }),
    ...(mandatory !== undefined && { mandatory }),
    ...(ecoType !== undefined && { eco_type: ecoType }),
  })
}

/** Why nothing was published, and for which fee where the hub says so. */
function RefusedPublication({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  if (problem === null) return null
  const fee = feeIn(problem.body['current'])
  const description = [problem.detail, ...Object.values(problem.errors).flat()].filter(Boolean).join(' ')
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={fee === null ? t('office.impact.nothingChanged') : t('office.impact.notApplied', { ...fee })}
      description={`${problem.title}. ${description}`}
    />
  )
}

function feeIn(current: unknown): { readonly code: string; readonly grade: string } | null {
  if (typeof current !== 'object' || current === null) return null
  const [code, grade] = [Reflect.get(current, 'code'), Reflect.get(current, 'grade_enrollment')]
  return typeof code === 'string' && typeof grade === 'string' ? { code, grade } : null
}
