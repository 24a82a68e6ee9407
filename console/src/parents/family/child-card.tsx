import type { ReactNode } from 'react'
import { Link } from '../navigation.tsx'
import type { FamilyChild } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { formatCop, pesos } from '../../money.ts'
import { Money } from '../../components/money.tsx'
import { PaymentRefunds, withReceipt } from '../checkout/payment-refunds.tsx'
import { WithdrawalPanel } from '../checkout/withdrawal-panel.tsx'
import { isPayable } from './chosen-children.ts'

interface Props {
  child: FamilyChild
  isChosen: boolean
  isOpening: boolean
  /** The way to have somebody else pay for the child; null where nothing can be paid. */
  payLink: ReactNode
  onToggle: () => void
  onOpen: () => void
}

/** One child: who, where the enrollment stands, what was chosen, what it costs, and what can be done now. */
export function ChildCard({ child, isChosen, isOpening, payLink, onToggle, onOpen }: Props) {
  const t = useTranslate()
  const { student, state, why, receiptToken, familyToken } = child
  const { name, code } = student
  const shown = state === 'ready' && !isPayable(child) ? 'unfinished' : state
  const isOver = state === 'paid' || state === 'withdrawn'
  const heading = `child-${code}`
  return (
    <li className={`child child--${state} ${isChosen ? 'child--chosen' : ''}`} aria-labelledby={heading}>
      <div className="child__head">
        <div>
          <h3 id={heading} className="child__name">
            {name}
          </h3>
          <p className="child__grade">{t('family.grade', { grade: student.grade, code })}</p>
        </div>
        <p className="child__state">{t(`family.state.${shown}`)}</p>
      </div>
      <Choices child={child} />
      <ChildPrice child={child} />
      <ChildSplit split={child.split} />
      <WithdrawalPanel withdrawal={child.withdrawal} />
      <PaymentRefunds refunds={withReceipt(child.refunds, child.receiptToken)} />
      {why !== null && <p className="child__why">{why}</p>}
      <div className="child__acts">
        {isPayable(child) && (
          <label className="tick child__tick">
            <input type="checkbox" checked={isChosen} onChange={onToggle} />
            <span>
              {t('family.select')} <span className="unseen">{t('family.selectWhom', { name })}</span>
            </span>
          </label>
        )}
        {payLink}
        {receiptToken !== null && (
          <Link
            className="button button--secondary"
            aria-label={t('family.receiptOf', { name })}
            to={`/enrollment/resume/${receiptToken}`}
          >
            {t('family.receipt')}
          </Link>
        )}
        {familyToken !== null && ['paying', 'review', 'returned', 'withdrawn'].includes(state) && (
          <Link className="button button--primary" to={`?tab=enrollments&family=${familyToken}`}>
            {t('family.result')}
          </Link>
        )}
        {state !== 'closed' && (
          <Button
            variant={isPayable(child) ? 'quiet' : 'secondary'}
            busy={isOpening}
            aria-label={t(isOver ? 'family.seeFor' : 'family.openFor', { name })}
            onClick={onOpen}
          >
            {t(isOver ? 'family.see' : 'family.open')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Until when the parts are paid, and to who has arranged them how much is. */
function ChildSplit({ split }: Pick<FamilyChild, 'split'>) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (split === null) return null
  const { until, total, paid } = split
  const day = longDate(until, locale)
  return (
    <p className="child__choices">
      {total === null || paid === null
        ? t('family.split.others', { day })
        : t('family.split.own', { day, paid: pesos(paid), total: pesos(total) })}
    </p>
  )
}

function Choices({ child: { choices } }: { child: FamilyChild }) {
  const t = useTranslate()
  if (choices === null) return null
  const { period, method, quotas } = choices
  const chosen = [t(`initial.period${period}`), t(`initial.method${method}`)]
  if (period === 3 && quotas > 0) chosen.push(t('family.quotas', { n: quotas }))
  return <p className="child__choices">{chosen.join(' · ')}</p>
}

/** What is paid today and what is charged later; last year's balance is said apart. */
function ChildPrice({ child: { quote, state } }: { child: FamilyChild }) {
  const t = useTranslate()
  if (quote === null) return null
  const { totalV, later, balance } = quote.totals
  return (
    <>
      <dl className="child__price">
        <div>
          <dt>{t(state === 'paid' ? 'family.paid' : 'family.today')}</dt>
          <dd className="child__today">
            <Money amount={totalV} />
          </dd>
        </div>
        <div>
          <dt>{t('family.later')}</dt>
          <dd>
            <Money amount={later} />
          </dd>
        </div>
      </dl>
      {balance !== 0 && (
        <p className="child__balance">
          {t(balance > 0 ? 'family.balance' : 'family.favour', {
            amount: `$${formatCop(Math.abs(balance))}`,
          })}
        </p>
      )}
    </>
  )
}
