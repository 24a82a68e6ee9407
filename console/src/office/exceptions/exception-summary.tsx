import { useTexts } from '../../i18n.ts'
import { ActSummary, SecondPersonNeeded } from '../approvals/act-summary.tsx'
import { studentNames } from '../approvals/student-names.ts'
import type { ExceptionDetails, Outcome } from './exception.ts'
import { paymentMeansText } from './effect-text.ts'
import { worded } from './money-of.ts'

interface Props {
  readonly details: ExceptionDetails
  /** What has been chosen so far. */
  readonly outcome: Outcome | undefined
}

/** The sum, whose it is and the means, before anybody says how an exception ends; then what that choice does. */
export function ExceptionSummary({ details, outcome }: Props) {
  const text = useTexts()
  const { students, second_person: isSecondPersonNeeded } = details
  return (
    <div className="act-summary">
      <ActSummary
        amount={worded(details)}
        who={studentNames(students, text)}
        means={paymentMeansText(details, text)}
        effect={outcome === undefined ? null : text(`office.approvals.effect.${outcome}`)}
      />
      {isSecondPersonNeeded && <SecondPersonNeeded />}
    </div>
  )
}
