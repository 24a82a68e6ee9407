import type { Quote, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { Translate } from '../../i18n.ts'
import { Amount } from '../../components/price/amount.tsx'
import { breakdownOfSum } from '../../components/price/breakdown.ts'

interface Props {
  student: WizardStudent
  quote: Quote | null
}

/** Who is being enrolled, and the total of the enrollment. */
export function StudentCard({ student, quote }: Props) {
  const t = useTranslate()
  return (
    <section className="student-card" aria-label={t('wizard.student')}>
      <StudentFacts student={student} />
      <div className="student-card__total">
        <p>{t('wizard.enrollmentTotal')}</p>
        <p className="student-card__amount">{quote ? <Total quote={quote} /> : t('wizard.totalUnknown')}</p>
        <p className="student-card__parts">{quote && partsOf(quote, t)}</p>
      </div>
    </section>
  )
}

export function StudentFacts({ student }: Pick<Props, 'student'>) {
  const t = useTranslate()
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
          <dt>{t(`wizard.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why this is not what is paid today, where it is not. */
function partsOf({ totals: { subtotal, later, balance, totalV } }: Quote, t: Translate): string {
  const now = pesos(subtotal)
  if (balance === 0) return later > 0 ? t('wizard.totalParts', { now, later: pesos(later) }) : ''
  const today = pesos(totalV)
  const details =
    balance > 0
      ? t('wizard.totalWithDebt', { today, now, balance: pesos(balance) })
      : t('wizard.totalWithCredit', { today, now, used: pesos(subtotal - totalV) })
  return later > 0 ? `${details} ${t('wizard.totalLater', { later: pesos(later) })}` : details
}

function Total({ quote }: { quote: Quote }) {
  const t = useTranslate()
  const { subtotal, later } = quote.totals
  const title = t('wizard.enrollmentTotal')
  const value = pesos(subtotal + later)
  const parts = [
    { name: t(`pay.totalPeriod${quote.period}`), amount: subtotal },
    { name: t('pay.later'), amount: later },
  ]
  return (
    <Amount
      value={value}
      breakdown={breakdownOfSum(title, parts, { text: title, result: value, rule: null })}
    />
  )
}
