import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { DeleteFee } from './delete-fee.tsx'
import { activityFields, isActivity } from './fee-form.ts'
import type { Fee } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { useFieldText } from './use-field-text.ts'

interface Props {
  readonly fee: Fee
  readonly onClose: () => void
  readonly onEdit: () => void
}

const always = ['code', 'concept', 'grade', 'value', 'type', 'mandatory'] as const
const further = ['description', 'promo_img_link'] as const

export function ViewFee({ fee, onClose, onEdit }: Props) {
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
