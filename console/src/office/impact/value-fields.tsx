import { Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import type { ChangeValues } from './change-form.ts'

/** The new value: in pesos, or of a fee that is there already so much more or less in percent. */
export function ValueFields({ name, change: { does, by } }: { name: number; change: ChangeValues }) {
  const t = useTranslate()
  const isPercent = does === 'edit' && by === 'percent'
  return (
    <>
      {does === 'edit' && (
        <Form.Item name={[name, 'by']} label={t('office.impact.by')}>
          <FormSelect<ChangeValues['by']>
            options={(['value', 'percent'] as const).map((value) => ({
              value,
              label: t(`office.impact.${value}`),
            }))}
          />
        </Form.Item>
      )}
      {isPercent ? (
        <Form.Item
          key="percent"
          name={[name, 'percent']}
          label={t('office.impact.percent')}
          extra={t('office.impact.percentHint')}
          rules={[
            { required: true, message: t('office.impact.percentMissing') },
            percentRule({ min: -99, max: 500, message: t('office.impact.percentWrong') }),
          ]}
        >
          <PercentInput />
        </Form.Item>
      ) : (
        <Form.Item
          key="value"
          name={[name, 'value']}
          label={t('office.impact.value')}
          validateFirst
          rules={[
            { required: true, message: t('office.impact.valueMissing') },
            wholeRule(t('fee.wrong.value')),
            { type: 'number', max: 1_000_000_000, message: t('office.impact.valueWrong') },
          ]}
        >
          <WholeInput prefix="$" />
        </Form.Item>
      )}
    </>
  )
}
