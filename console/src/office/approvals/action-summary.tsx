import { Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './act-summary.css'
import { useNeedsSecondPerson, useSecondPersonFrom } from './use-second-person.ts'

interface Props {
  /** In words, with its currency. */
  readonly amount: string
  /** Whose money it is. */
  readonly who: string
  /** Null while nothing has been chosen yet. */
  readonly means: string | null
  /** Of what is paid, where it is one. */
  readonly reference?: string
  /** What happens; null while nothing has been chosen yet. */
  readonly effect: string | null
}

/** What an act about money moves: how much, whose, by which means, and what happens then. */
export function ActionSummary({ amount, who, reference, means, effect }: Props) {
  const t = useTranslate()
  return (
    <dl className="facts">
      <dt>{t('office.approvals.amount')}</dt>
      <dd className="figures">{amount}</dd>
      <dt>{t('office.approvals.who')}</dt>
      <dd>{who}</dd>
      {reference !== undefined && (
        <>
          <dt>{t('office.agreements.reference')}</dt>
          <dd>{reference}</dd>
        </>
      )}
      {means !== null && (
        <>
          <dt>{t('office.approvals.meansLabel')}</dt>
          <dd>{means}</dd>
        </>
      )}
      {effect !== null && (
        <>
          <dt>{t('office.approvals.effectLabel')}</dt>
          <dd>{effect}</dd>
        </>
      )}
    </dl>
  )
}

/** Says before the press that somebody else will have to approve it. */
export function SecondPersonNote({ amount }: { amount: number }) {
  return useNeedsSecondPerson(amount) ? <SecondPersonNeeded /> : null
}

/** The same where the hub has said that it will be so. */
export function SecondPersonNeeded() {
  const t = useTranslate()
  const from = useSecondPersonFrom()
  if (from === null) return null
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.approvals.needed', { amount: pesos(from) })}
      description={t('office.approvals.neededBody')}
    />
  )
}
