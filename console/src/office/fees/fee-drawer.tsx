import { Drawer, Skeleton, Button, Form, Alert } from 'antd'
import { useState, Fragment } from 'react'
import { useDelete } from '@refinedev/core'
import type { HttpError } from '@refinedev/core'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { FeeFields } from './fee-fields.tsx'
import { activityFields, isActivity, newFeeOf } from './fee-form.ts'
import type { FeeValues, Fee } from './fee-form.ts'
import { useFieldErrors, useFieldText } from './field-hooks.ts'
import { EditFee } from './edit-fee.tsx'
import { FeeTypeTag } from './fee-type-tag.tsx'
import type { HubProblem } from '../../api/problem.ts'
import { Dialog } from '../form/dialog.tsx'
import './fee-drawer.css'

interface Props {
  /** The open fee's id, or 'new'; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** The fee drawer: a new fee, or one of the catalogue to look at, edit or delete. */
export function FeeDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const mayCreate = usePermission('POST /api/enrollment/admin/fee')
  const isNew = opened === 'new'
  const { answer, problem, refetch } = useRecord('fees', isNew ? null : opened)
  const [fee] = answer ?? []
  const title = isNew ? t('office.fees.create') : t('office.fees.oneFee', { code: fee?.code ?? '' }).trim()
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={title}
      maskClosable={!isNew}
      destroyOnHidden
    >
      {isNew && mayCreate && <CreateFee onClose={onClose} />}
      {!isNew && problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {!isNew && problem === null && fee === undefined && <Skeleton active paragraph={{ rows: 10 }} />}
      {fee !== undefined && <OneFee key={fee.id} fee={fee} onClose={onClose} onStale={refetch} />}
    </Drawer>
  )
}

/** One form, a fee for each of its grades. */
function CreateFee({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { form, formProps, isSaving, problem } = useRecordForm({
    resource: 'fees',
    action: 'create',
    initialValues: { value: 0 },
    bodyOf: (values: FeeValues) => [newFeeOf(values)],
    done: ({ total_rows: n }) => t('office.fees.created', { n }),
    onSaved: onClose,
  })
  useFieldErrors(form, problem)
  return (
    <Form<FeeValues>
      {...formProps}
      layout="vertical"
      className="fee-form"
      onValuesChange={({ type }: FeeValues) => {
        if (type !== undefined && !isActivity(type)) form.resetFields([...activityFields])
      }}
    >
      <FormProblem problem={problem} />
      <FeeFields fixed={null} />
      <div className="drawer-acts">
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('office.fees.save')}
        </Button>
      </div>
    </Form>
  )
}

interface OneFeeProps {
  readonly fee: Fee
  readonly onClose: () => void
  /** The fee has another version than the one read. */
  readonly onStale: () => void
}

/** Looked at first; who may edit it says so. */
function OneFee({ fee, onClose, onStale }: OneFeeProps) {
  const [base, setBase] = useState<Fee | null>(null)
  return base === null ? (
    <ViewFee fee={fee} onClose={onClose} onEdit={() => setBase(fee)} />
  ) : (
    <EditFee
      key={base.version}
      base={base}
      now={fee}
      onEnd={() => setBase(null)}
      onRefused={onStale}
      onReload={() => setBase(fee)}
    />
  )
}

interface ViewFeeProps {
  readonly fee: Fee
  readonly onClose: () => void
  readonly onEdit: () => void
}

const always = ['code', 'concept', 'grade', 'value', 'type', 'mandatory'] as const
const further = ['description', 'promo_img_link'] as const

function ViewFee({ fee, onClose, onEdit }: ViewFeeProps) {
  const t = useTranslate()
  const fieldText = useFieldText()
  const mayEdit = usePermission('PUT /api/enrollment/admin/fee')
  const mayDelete = usePermission('DELETE /api/enrollment/admin/fee/{id}')
  const [isDeleting, setDeleting] = useState(false)
  const fields = [...always, ...(isActivity(fee.type) ? activityFields : []), ...further]
  return (
    <div className="fee-form">
      <dl className="facts">
        {fields.map((field) => (
          <Fragment key={field}>
            <dt>{t(`office.fees.field.${field}`)}</dt>
            <dd>{field === 'type' ? <FeeTypeTag type={fee.type} /> : fieldText(fee, field)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="drawer-acts">
        {mayDelete && (
          <Button danger className="drawer-acts__apart" onClick={() => setDeleting(true)}>
            {t('office.fees.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common.close')}</Button>
        {mayEdit && (
          <Button type="primary" onClick={onEdit}>
            {t('office.fees.edit')}
          </Button>
        )}
      </div>
      {isDeleting && <DeleteFee fee={fee} onDeleted={onClose} onClose={() => setDeleting(false)} />}
    </div>
  )
}

interface DeleteFeeProps {
  readonly fee: Fee
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks once more; what fails stays open and says so in the school's words (console-11). */
function DeleteFee({ fee, onDeleted, onClose }: DeleteFeeProps) {
  const t = useTranslate()
  const { mutate, mutation } = useDelete<Fee, HubProblem & HttpError>()
  const remove = () =>
    mutate(
      {
        resource: 'fees',
        id: fee.id,
        invalidates: ['all'],
        successNotification: { type: 'success', message: t('office.fees.delete.done') },
        errorNotification: false,
      },
      { onSuccess: onDeleted },
    )
  return (
    <Dialog
      title={t('office.fees.delete.title')}
      okText={t('office.fees.remove')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={mutation.isPending}
      onOk={remove}
      onCancel={onClose}
    >
      <p>{t('office.fees.delete.body')}</p>
      <p>{`${fee.code} · ${fee.concept} · ${fee.grade_enrollment}`}</p>
      {mutation.error !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t('office.fees.delete.failed')}
          description={mutation.error.detail}
        />
      )}
    </Dialog>
  )
}
