import type { Draft } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import type { ChoiceControls } from '../../components/price/reduce-choices.ts'
import { Option } from './option.tsx'

interface Props {
  chosen: Draft['method']
  controls: ChoiceControls
  fixed: boolean
  onChoose: (method: Draft['method']) => void
}

/** Card or transfer, or the bank agreement; the agreement needs period 3 and the student's authorisation. */
export function MethodChoice({ chosen, controls, fixed, onChoose }: Props) {
  const t = useTranslate()
  const options = [
    { method: 2, enabled: true, hint: 'initial.method2Hint' },
    { method: 1, enabled: controls.agreement === 'enabled', hint: agreementHint(controls) },
  ] as const
  return (
    <fieldset className="initial__group" disabled={controls.method === 'disabled'}>
      <legend className="initial__legend">{t('initial.chooseMethod')}</legend>
      <div className="initial__cards initial__cards--two">
        {options.map(({ method, enabled, hint }) => (
          <Option
            key={method}
            group="method"
            name={t(`initial.method${method}`)}
            chosen={method === chosen}
            enabled={enabled && !fixed}
            onChoose={() => onChoose(method)}
          >
            <span className="option__hint">{t(hint)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

function agreementHint({ method, agreement }: ChoiceControls): string {
  if (agreement === 'enabled') return 'initial.method1Hint'
  return method === 'disabled' ? 'initial.method1NeedsPeriod' : 'initial.method1NotAuthorised'
}
