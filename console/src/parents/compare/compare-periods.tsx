import type { ChoiceAct } from '../../components/price/reduce-choices.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Money } from '../../components/money.tsx'
import type { StepProps } from '../wizard/step-props.ts'
import { savedBy } from './cost-of.ts'
import { PeriodColumn } from './period-column.tsx'
import { useComparison } from './use-comparison.ts'
import './compare.css'

export interface Props extends Pick<StepProps, 'season' | 'student' | 'draft'> {
  onChoose: (act: ChoiceAct) => void
  onClose: () => void
}

/** The three periods side by side, with the transport and the activities that are chosen now. */
export function ComparePeriods({ season, student, draft, onChoose, onClose }: Props) {
  const t = useTranslate()
  const compared = useComparison({ season, student, draft })
  const monthly = compared[2].cost
  const waits = compared.some(({ offer, cost, problem }) => offer?.available && !cost && !problem)
  return (
    <Dialog className="compare" title={t('compare.title')} onClose={onClose}>
      <p>{t('compare.intro')}</p>
      <p className="unseen" aria-live="polite">
        {t(waits ? 'compare.waiting' : 'compare.ready')}
      </p>
      <ul className="compare__columns">
        {compared.map((one) => (
          <PeriodColumn
            key={one.period}
            compared={one}
            chosen={one.period === draft.period}
            saved={savedBy(one.cost, monthly)}
            onChoose={() => onChoose({ choose: 'period', period: one.period })}
          />
        ))}
      </ul>
      <Balance student={student} />
    </Dialog>
  )
}

/** The same in all three, so it stands apart. */
function Balance({ student: { balance } }: Pick<Props, 'student'>) {
  const t = useTranslate()
  if (balance === null) return <Alert kind="warn">{t('compare.balanceUnread')}</Alert>
  if (balance.kind === 'none') return null
  return (
    <p className="compare__balance">
      {t(balance.kind === 'due' ? 'compare.balanceDue' : 'compare.balanceInFavour')}{' '}
      <strong>
        <Money amount={balance.amount} />
      </strong>
    </p>
  )
}
