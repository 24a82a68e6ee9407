import { Form, Input, Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Choices } from '../form/choices.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import { usePermission } from '../access/use-permission.ts'
import type { WholeNumber } from '../form/whole-input.tsx'
import { feeTypes, isActivity, savedLink, ecoTypes } from './fee-form.ts'
import type { Fee, FeeField, FeeValues } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { GradeSelect } from './grade-select.tsx'
import { impactAddress } from './impact-address.ts'

/** The fields of a fee (pricing-41). `fixed`: an edited fee keeps grade and type, an activity its code. */
export function FeeFields({ fixed }: { fixed: Fee | null }) {
  const t = useTranslate()
  const required = useRequired()
  const form = Form.useFormInstance<FeeValues>()
  const type = Form.useWatch((values: FeeValues) => values.type, form) ?? fixed?.type
  const value = Form.useWatch('value', form)
  const link = savedLink(Form.useWatch('promo_img_link', form))
  const label = (field: FeeField) => t(`office.fees.field.${field}`)
  return (
    <>
      <Form.Item name="code" label={label('code')} rules={required('code')}>
        <Input maxLength={30} readOnly={fixed !== null && isActivity(fixed.type)} />
      </Form.Item>
      <Form.Item name="concept" label={label('concept')} rules={required('concept')}>
        <Input maxLength={150} />
      </Form.Item>
      {fixed === null ? (
        <Form.Item name="grade" label={label('grade')} rules={required('grade')}>
          <GradeSelect />
        </Form.Item>
      ) : (
        <Form.Item label={label('grade')}>{fixed.grade_enrollment}</Form.Item>
      )}
      <Form.Item
        name="value"
        label={label('value')}
        extra={t('office.fees.valueHint')}
        rules={[...required('value'), wholeRule(t('fee.wrong.value'))]}
      >
        <WholeInput prefix="$" />
      </Form.Item>
      {fixed !== null && <ImpactLink fee={fixed} value={value} />}
      {fixed === null ? (
        <Form.Item name="type" label={label('type')} rules={required('type')}>
          <FormSelect options={feeTypes.map((value) => ({ value, label: value }))} />
        </Form.Item>
      ) : (
        <Form.Item label={label('type')}>
          <FeeTypeTag type={fixed.type} />
        </Form.Item>
      )}
      <Form.Item name="mandatory" label={label('mandatory')} rules={required('mandatory')}>
        <Choices
          aria-label={label('mandatory')}
          options={[
            { value: true, label: t('office.fees.yes') },
            { value: false, label: t('office.fees.no') },
          ]}
        />
      </Form.Item>
      <ActivityFields isOpen={isActivity(type)} />
      <Form.Item name="description" label={label('description')}>
        <Input.TextArea maxLength={1000} rows={3} />
      </Form.Item>
      <Form.Item
        name="promo_img_link"
        label={label('promo_img_link')}
        extra={link !== null && t('office.fees.savedAs', { link })}
      >
        <Input maxLength={500} autoCapitalize="none" spellCheck={false} inputMode="url" />
      </Form.Item>
    </>
  )
}

interface Props {
  readonly fee: Fee
  /** As the form has it now. */
  readonly value: WholeNumber | undefined
}

/** Before a price is saved: what it does to each family. In a tab of its own, so that the form stays as it is. */
function ImpactLink({ fee, value }: Props) {
  const t = useTranslate()
  const mayAsk = usePermission('POST /api/enrollment/admin/fees/impact')
  if (!mayAsk || typeof value !== 'number' || value === fee.value) return null
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.fees.impactHint')}
      description={
        <Link to={impactAddress(fee, value)} target="_blank" title={t('office.fees.opensAnew')}>
          {t('office.fees.impact')}
        </Link>
      }
    />
  )
}

/** What only ECO and CLUB have; the other types keep these fields closed. */
function ActivityFields({ isOpen }: { isOpen: boolean }) {
  const t = useTranslate()
  const required = useRequired()
  return (
    <fieldset className="panel fee-form__activity" disabled={!isOpen}>
      <legend>{t('office.fees.onlyActivities')}</legend>
      <Form.Item
        name="eco_type"
        label={t('office.fees.field.eco_type')}
        rules={isOpen ? required('eco_type') : []}
      >
        <FormSelect
          disabled={!isOpen}
          options={ecoTypes.map((value) => ({ value, label: t(`office.fees.ecoType.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="cuota"
        label={t('office.fees.field.cuota')}
        rules={isOpen ? [wholeRule(t('fee.wrong.cuota'))] : []}
      >
        <WholeInput disabled={!isOpen} />
      </Form.Item>
      <Form.Item name="schedule" label={t('office.fees.field.schedule')}>
        <Input maxLength={200} disabled={!isOpen} />
      </Form.Item>
    </fieldset>
  )
}

/** The school's own message for a field that is empty. */
function useRequired() {
  const t = useTranslate()
  return (field: FeeField) => [{ required: true, message: t(`fee.missing.${field}`) }]
}
