import { Button, Form, Select } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { controlsOf, reduceChoices } from '../../components/price/reduce-choices.ts'
import type { ChoiceAct, ChoiceRules, Choices } from '../../components/price/reduce-choices.ts'
import { fieldError } from '../form/field-error.ts'
import { isSame } from './first-choices.ts'

interface Props {
  readonly choices: Choices
  /** The family's own. */
  readonly first: Choices
  readonly rules: ChoiceRules
  readonly periods: CurrentSeason['periods']
  readonly problem: HubProblem | null
  readonly onChoose: (choices: Choices) => void
}

/** Period, method and instalments, to see what other choices would cost; nothing is kept. */
export function PriceChoices({ choices, first, rules, periods, problem, onChoose }: Props) {
  const t = useTranslate()
  const controls = controlsOf(choices, rules)
  const act = (change: ChoiceAct) => onChoose(reduceChoices(choices, change, rules))
  const quotas = Array.from({ length: rules.defaultQuotas }, (_, place) => rules.defaultQuotas - place)
  return (
    <Form layout="vertical" className="file-choices">
      <Form.Item
        label={t('office.studentFile.choices.period')}
        htmlFor="period"
        {...fieldError(problem, 'period')}
      >
        <Select
          id="period"
          value={choices.period}
          options={periods.map(({ period, available }) => ({
            value: period,
            label: t(`initial.period${period}`),
            disabled: !available,
          }))}
          onChange={(period) => act({ choose: 'period', period })}
        />
      </Form.Item>
      <Form.Item
        label={t('office.studentFile.choices.method')}
        htmlFor="method"
        {...fieldError(problem, 'method')}
      >
        <Select
          id="method"
          value={choices.method}
          disabled={controls.method === 'disabled'}
          options={([2, 1] as const).map((value) => ({ value, label: t(`initial.method${value}`) }))}
          onChange={(method) => act({ choose: 'method', method })}
        />
      </Form.Item>
      {controls.quotas === 'shown' && (
        <Form.Item
          label={t('office.studentFile.choices.quotas')}
          htmlFor="quotas"
          {...fieldError(problem, 'quotas')}
        >
          <Select
            id="quotas"
            value={choices.quotas}
            options={quotas.map((n) => ({
              value: n,
              label: t('initial.quotasOf', { n }),
            }))}
            onChange={(chosen) => act({ choose: 'quotas', quotas: chosen })}
          />
        </Form.Item>
      )}
      {!isSame(choices, first) && (
        <Button onClick={() => onChoose(first)}>{t('office.studentFile.price.back')}</Button>
      )}
    </Form>
  )
}
