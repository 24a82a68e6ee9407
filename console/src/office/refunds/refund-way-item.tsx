import { refundWays } from '@matricula/hub/api/lists'
import { Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { Choices } from '../form/choices.tsx'
import { fieldError } from '../form/field-error.ts'
import type { RefundTerms } from './refund.ts'

interface Props {
  readonly provider: RefundTerms['provider']
  /** Whether the provider would give that much back. */
  readonly isByProvider: boolean
  /** The fields by which that is decided. */
  readonly dependencies: string[]
  readonly problem: HubProblem | null
}

/** By whom money goes back: by the provider where it would, or by a transfer of the school. */
export function RefundWayItem({ provider, isByProvider, dependencies, problem }: Props) {
  const t = useTranslate()
  return (
    <Form.Item
      name="way"
      label={t('office.refunds.wayLabel')}
      {...(provider === 'none' && { initialValue: 'bank' })}
      extra={isByProvider ? undefined : t(`office.refunds.notByProvider.${provider}`)}
      dependencies={dependencies}
      rules={[
        { required: true, message: t('office.refunds.wayMissing') },
        {
          validator: (_rule, way) =>
            way === 'provider' && !isByProvider
              ? Promise.reject(new Error(t(`office.refunds.notByProvider.${provider}`)))
              : Promise.resolve(),
        },
      ]}
      {...fieldError(problem, 'way')}
    >
      <Choices
        aria-label={t('office.refunds.wayLabel')}
        options={refundWays.map((value) => ({
          value,
          label: t(`office.refunds.choice.${value}`),
          disabled: value === 'provider' && !isByProvider,
        }))}
      />
    </Form.Item>
  )
}
