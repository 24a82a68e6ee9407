import { Alert } from 'antd'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import './act-summary.css'
import { useSecondPersonFrom } from './use-second-person.ts'

interface Props {
  /** COP */
  readonly amount: number
  /** Whose money it is. */
  readonly who: string
  readonly means: string
  /** What happens; null while nothing has been chosen yet. */
  readonly effect: string | null
}

/** What an act about money moves: how much, whose, by which means, and what happens then. */
export function ActSummary({ amount, who, means, effect }: Props) {
  const text = useTexts()
  return (
    <dl className="facts">
      <dt>{text('office.approvals.amount')}</dt>
      <dd className="figures">{cop(amount)}</dd>
      <dt>{text('office.approvals.who')}</dt>
      <dd>{who}</dd>
      <dt>{text('office.approvals.meansLabel')}</dt>
      <dd>{means}</dd>
      {effect !== null && (
        <>
          <dt>{text('office.approvals.effectLabel')}</dt>
          <dd>{effect}</dd>
        </>
      )}
    </dl>
  )
}

/** Says before the press that somebody else will have to approve it. */
export function SecondPersonNote({ amount }: { amount: number }) {
  const text = useTexts()
  const from = useSecondPersonFrom()
  if (from === null || amount < from) return null
  return (
    <Alert
      type="info"
      showIcon
      message={text('office.approvals.needed', { amount: cop(from) })}
      description={text('office.approvals.neededBody')}
    />
  )
}
