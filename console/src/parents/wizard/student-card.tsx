import type { Quote, WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Money } from '../../parts/money.tsx'

interface Props {
  student: WizardStudent
  quote: Quote | null
}

/** Who is being enrolled, and the total of the enrollment. */
export function StudentCard({ student, quote }: Props) {
  const text = useTexts()
  const facts = [
    ['firstNames', student.firstNames],
    ['lastNames', student.lastNames],
    ['code', student.code],
    ['grade', student.nextGrade.name],
  ] as const
  return (
    <section className="student-card" aria-label={text('wizard.student')}>
      <dl className="student-card__facts">
        {facts.map(([name, value]) => (
          <div key={name} className="student-card__fact">
            <dt>{text(`wizard.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="student-card__total">
        <p>{text('wizard.enrollmentTotal')}</p>
        <p className="student-card__amount">
          {quote ? <Money amount={quote.totals.subtotal + quote.totals.later} /> : '…'}
        </p>
      </div>
    </section>
  )
}
