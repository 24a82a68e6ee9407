import { Form, Input } from 'antd'
import {
  checkInvoicePayer,
  documentsOf,
  type InvoicePayer,
  longestOf,
  type PayerText,
  payerKinds,
  typedNitDigit,
} from '@matricula/hub/api/invoice-payer'
import { departments } from '@matricula/hub/api/municipalities'
import { useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { useRead } from '../api/use-read.ts'
import { fieldError } from '../form/field-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import type { Einvoice } from './einvoice.ts'

interface Props {
  readonly invoice: Pick<Einvoice, 'id' | 'number' | 'reference'>
  readonly onClose: () => void
}

/** Issues a rejected invoice anew, whom it names corrected first where that was wrong. */
export function ReissueDialog({ invoice: { id, number, reference }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<InvoicePayer>()
  const { answer, problem: unread, refetch } = useRead('GET /api/einvoices/{id}/payer', { params: { id } })
  const kept = answer === undefined ? null : typedFrom(answer)
  const { act, isActing, problem } = useAction(
    'POST /api/einvoices/{id}/issue-again',
    (typed: InvoicePayer) => ({
      params: { id },
      body: isSame(typed, kept) ? {} : { payer: { ...typed, remember: false } },
    }),
    { done: () => t('office.einvoices.againDone'), report: 'quiet' },
  )
  return (
    <FormDialog
      form={form}
      title={t('office.einvoices.againOf', { name: number ?? reference })}
      doText={t('office.einvoices.again')}
      isPossible={kept !== null}
      isActing={isActing}
      problem={problem}
      onAct={act}
      onClose={onClose}
    >
      <p>{t('office.einvoices.againBody')}</p>
      {unread && <ProblemPanel problem={unread} onRetry={refetch} />}
      {kept !== null && <PayerItems kept={kept} problem={problem} />}
    </FormDialog>
  )
}

function PayerItems({ kept, problem }: { kept: InvoicePayer; problem: Parameters<typeof fieldError>[0] }) {
  const t = useTranslate()
  const form = Form.useFormInstance<InvoicePayer>()
  const typed: InvoicePayer = { ...kept, ...Form.useWatch([], form) }
  const text = (name: PayerText) => (
    <Form.Item
      key={name}
      name={name}
      label={t(name === 'number' && typed.document === 'NIT' ? 'invoicePayer.nit' : `invoicePayer.${name}`)}
      initialValue={kept[name]}
      validateTrigger="onBlur"
      rules={[{ validator: () => rightOr(name, { ...kept, ...form.getFieldsValue(true) }, t) }]}
      {...fieldError(problem, `payer.${name}`)}
    >
      <Input maxLength={longestOf[name]} autoComplete="off" />
    </Form.Item>
  )
  return (
    <>
      <Form.Item name="kind" label={t('invoicePayer.kind')} initialValue={kept.kind}>
        <FormSelect
          options={payerKinds.map((value) => ({ value, label: t(`invoicePayer.kinds.${value}`) }))}
          onChange={(kind: InvoicePayer['kind']) =>
            form.setFieldValue('document', kind === 'company' ? 'NIT' : 'CC')
          }
        />
      </Form.Item>
      <Form.Item name="document" label={t('invoicePayer.document')} initialValue={kept.document}>
        <FormSelect
          options={documentsOf(typed.kind).map((value) => ({
            value,
            label: t(`invoicePayer.documents.${value}`),
          }))}
        />
      </Form.Item>
      {(typed.kind === 'company'
        ? (['number', 'company', 'email', 'address'] as const)
        : (['number', 'names', 'surnames', 'email', 'address'] as const)
      ).map(text)}
      <Form.Item name="municipality" label={t('invoicePayer.municipality')} initialValue={kept.municipality}>
        <FormSelect showSearch optionFilterProp="label" allowClear options={municipalities} />
      </Form.Item>
    </>
  )
}

const municipalities = departments.map(({ name, municipalities: own }) => ({
  label: name,
  options: own.map(({ code, name: label }) => ({ value: code, label: `${label}, ${name}` })),
}))

type Translate = ReturnType<typeof useTranslate>

function rightOr(field: PayerText, typed: InvoicePayer, t: Translate): Promise<void> {
  const checked = checkInvoicePayer(typed)
  const key = checked.is === 'wrong' ? checked.fields[field] : undefined
  return key === undefined
    ? Promise.resolve()
    : Promise.reject(new Error(t(key, { digit: typedNitDigit(typed) ?? '' })))
}

/** As it is typed: a NIT with its check digit. */
function typedFrom({
  dian: _dian,
  checkDigit,
  ...payer
}: InvoicePayer & { readonly dian: string; readonly checkDigit: string | null }): InvoicePayer {
  return checkDigit === null ? payer : { ...payer, number: `${payer.number}-${checkDigit}` }
}

function isSame(typed: InvoicePayer, kept: InvoicePayer | null): boolean {
  return kept !== null && Object.entries(kept).every(([name, value]) => Reflect.get(typed, name) === value)
}
