import { useTranslate } from '../../i18n.ts'
import type { HubProblem } from '../../api/problem.ts'
import { DayItem } from '../form/day-item.tsx'
import { WrittenItem } from '../form/written-item.tsx'

interface Props {
  /** Of which part; empty: of the whole. */
  readonly of: string
  readonly problem: HubProblem | null
}

/** By which transfer money went back, and on which day. */
export function TransferFields({ of, problem }: Props) {
  const t = useTranslate()
  return (
    <>
      <WrittenItem
        name={`reference${of}`}
        label={t('office.refunds.reference')}
        longest={60}
        missing={t('office.refunds.referenceMissing')}
        tooShort={t('office.refunds.tooShort')}
        problem={problem}
      />
      <DayItem
        name={`day${of}`}
        label={t('office.refunds.day')}
        missing={t('office.refunds.dayMissing')}
        problem={problem}
      />
    </>
  )
}
