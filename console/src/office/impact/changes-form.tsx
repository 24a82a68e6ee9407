import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { Fee } from '../fees/fee-form.ts'
import { ChangeFields } from './change-fields.tsx'
import { emptyChange } from './change-form.ts'
import type { ChangeValues, ImpactValues } from './change-form.ts'
import { changedTwice, planChanges } from './plan-changes.ts'
import type { ImpactState } from './use-impact.ts'

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
export function ChangesForm({ fees, first, changes, impact, onWritten }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<ImpactValues>()
  const written = Form.useWatch('changes', form) ?? changes
  const plan = planChanges(written, fees)
  const twice = changedTwice(plan)
  const { run, ask } = impact
  useAtOnce(first, () => form.submit())
  const submit = () => {
    if (twice === null && plan.length > 0) void ask(plan)
  }
  return (
    <Form<ImpactValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
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
