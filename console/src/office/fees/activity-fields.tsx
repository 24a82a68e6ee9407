import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import { ecoTypes } from './fee-form.ts'
import { useRequired } from './use-required.ts'

/** What only ECO and CLUB have; the other types keep these fields closed. */
export function ActivityFields({ isOpen }: { isOpen: boolean }) {
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
