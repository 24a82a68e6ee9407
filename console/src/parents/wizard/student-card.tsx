import type { Quote, WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { Amount } from '../../components/price/amount.tsx'
import { pesos, proofOfSum } from '../../components/price/proof.ts'

interface Props {
  student: WizardStudent
  quote: Quote | null
}

/** Who is being enrolled, and the total of the enrollment. */
export function StudentCard({ student, quote }: Props) {
  const text = useTexts()
  return (
    <section className="student-card" aria-label={text('wizard.student')}>
      <StudentFacts student={student} />
      <div className="student-card__total">
        <p>{text('wizard.enrollmentTotal')}</p>
        <p className="student-card__amount">
          {quote ? <Total quote={quote} /> : text('wizard.totalUnknown')}
        </p>
        <p className="student-card__parts">{quote && partsOf(quote, text)}</p>
      </div>
    </section>
  )
}

export function StudentFacts({ student }: Pick<Props, 'student'>) {
  const text = useTexts()
  const facts = [
    ['firstNames', student.firstNames],
    ['lastNames', student.lastNames],
    ['code', student.code],
    ['grade', student.nextGrade.name],
  ] as const
  return (
    <dl className="student-card__facts">
      {facts.map(([name, value]) => (
        <div key={name} className="student-card__fact">
          <dt>{text(`wizard.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why this is not what is paid today, where it is not. */
function partsOf({ totals: { subtotal, later, balance, totalV } }: Quote, text: Translate): string {
  const now = pesos(subtotal)
  if (balance === 0) return later > 0 ? text('wizard.totalParts', { now, later: pesos(later) }) : ''
  const today = pesos(totalV)
  const told =
    balance > 0
      ? text('wizard.totalWithDebt', { today, now, balance: pesos(balance) })
      : text('wizard.totalWithCredit', { today, now, used: pesos(subtotal - totalV) })
  return later > 0 ? `${told} ${text('wizard.totalLater', { later: pesos(later) })}` : told
}

function Total({ quote }: { quote: Quote }) {
  const text = useTexts()
  const { subtotal, later } = quote.totals
  const title = text('wizard.enrollmentTotal')
  const value = pesos(subtotal + later)
  const parts = [
    { name: text(`pay.totalPeriod${quote.period}`), amount: subtotal },
    { name: text('pay.later'), amount: later },
  ]
  return (
    <Amount value={value} proof={proofOfSum(title, parts, { text: title, result: value, source: null })} />
  )
}
