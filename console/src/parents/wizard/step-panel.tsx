import { Suspense, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import type { DocumentsState } from '../documents/use-documents.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { PayStep } from '../pay/pay-step.tsx'
import { AnnualStep } from '../tables/annual-step.tsx'
import { MonthlyStep } from '../tables/monthly-step.tsx'
import { InitialStep } from './initial-step.tsx'
import { activitiesStep, transportStep } from './chunks.ts'
import type { GuardNext, StepProps } from './step-props.ts'
import { STEPS } from './steps.ts'
import type { Step } from './steps.ts'

const TransportStep = transportStep.Page
const ActivitiesStep = activitiesStep.Page

interface Props {
  step: Step
  /** A new price is on its way. */
  busy: boolean
  documents: DocumentsState
  onStep: (step: Step) => void
  onQuote: (quote: Quote) => void
  onSessionEnd: () => void
  onPeriodClosed: () => void
  guardNext: GuardNext
  props: StepProps
}

/**
 * The panel of the current step, and only that one. Its title takes the focus when the step changes, and when another
 * page of ours led here.
 */
export function StepPanel({ step, guardNext, props, ...paying }: Props) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const isLedHere = useNavigationType() === NavigationType.Push
  const shown = useRef(isLedHere ? null : step)
  const name = t(`wizard.steps.${STEPS[step].name}`)

  useEffect(() => {
    document.title = `${name} · ${t('app.name')}`
    if (shown.current === step) return
    const isArrival = shown.current === null
    shown.current = step
    title.current?.focus({ preventScroll: true })
    if (isArrival) return
    // Phones: the student's card would fill the screen again at each step.
    const narrow = window.innerWidth < 900
    if (narrow) title.current?.closest('.wizard__columns')?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [step, name, t])

  return (
    <section id="step" className="step" aria-labelledby="step-title">
      <h2 id="step-title" className="step__title" ref={title} tabIndex={-1}>
        {name}
      </h2>
      {/* Of its own for each step: a move to one that is not here shows at once that it is on its way. */}
      <Suspense key={step} fallback={<ChunkLoading blocks={[24, 240]} />}>
        {step === 0 && <InitialStep {...props} />}
        {step === 1 && <AnnualStep {...props} />}
        {step === 2 && <TransportStep {...props} guardNext={guardNext} />}
        {step === 3 && <MonthlyStep {...props} />}
        {step === 4 && <ActivitiesStep {...props} />}
        {step === 5 && <PayStep {...props} {...paying} />}
      </Suspense>
    </section>
  )
}
