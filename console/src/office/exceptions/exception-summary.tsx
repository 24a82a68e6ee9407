import { useTranslate } from '../../i18n.ts'
import { ActionSummary, SecondPersonNeeded } from '../approvals/action-summary.tsx'
import { studentNames } from '../approvals/student-names.ts'
import type { ExceptionDetails, ExceptionOutcome } from './exception.ts'
import { paymentMeansText } from './payment-means-text.ts'
import { exceptionTexts } from './exception-texts.ts'

interface Props {
  readonly details: ExceptionDetails
  /** What has been chosen so far. */
  readonly outcome: ExceptionOutcome | undefined
}

/** The sum, whose it is and the means, before anybody says how an exception ends; then what that choice does. */
export function ExceptionSummary({ details, outcome }: Props) {
  const t = useTranslate()
  const { students, second_person: isSecondPersonNeeded } = details
  return (
    <div className="act-summary">
      <ActionSummary
        amount={exceptionTexts(details)}
        who={studentNames(students, t)}
        means={paymentMeansText(details, t)}
        effect={outcome === undefined ? null : t(`office.approvals.effect.${outcome}`)}
      />
      {isSecondPersonNeeded && <SecondPersonNeeded />}
    </div>
  )
}
