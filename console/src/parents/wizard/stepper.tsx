import { useTranslate } from '../../i18n.ts'
import { isStepDone, STEPS } from './steps.ts'
import type { Step, StepFacts } from './steps.ts'
import './stepper.css'

interface Props {
  step: Step
  furthest: Step
  draft: StepFacts['draft'] & { readonly step: Step }
  onStep: (step: Step) => void
}

/** The six steps as a list: where I am, what is done, what can be opened. */
export function Stepper({ step, furthest, draft, onStep }: Props) {
  const t = useTranslate()
  return (
    <nav className="stepper" aria-label={t('wizard.stepper')}>
      <p className="stepper__here">
        {t('wizard.here', { n: step + 1, total: STEPS.length })}
        <span className="stepper__track" aria-hidden="true">
          {STEPS.map((each) => (
            <i
              key={each.step}
              className={each.step <= step ? 'stepper__bit stepper__bit--on' : 'stepper__bit'}
            />
          ))}
        </span>
      </p>
      <ol className="stepper__list">
        {STEPS.map(({ step: place, name }) => {
          const state = place === step ? 'now' : place < step && isStepDone(place, draft) ? 'done' : 'next'
          return (
            <li key={name} className={`stepper__item stepper__item--${state}`}>
              <button
                type="button"
                className="stepper__button"
                disabled={place > furthest}
                aria-current={state === 'now' ? 'step' : undefined}
                onClick={() => onStep(place)}
              >
                <span className="stepper__mark" aria-hidden="true">
                  {state === 'done' ? '✓' : place + 1}
                </span>
                <span className="stepper__name">{t(`wizard.steps.${name}`)}</span>
                {state === 'done' && <span className="unseen">{t('wizard.done')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
