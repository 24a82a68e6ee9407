import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { EnrolledFrame } from './enrolled-frame.tsx'
import { PaidOrder } from './paid-order.tsx'

export interface Props {
  readonly season: CurrentSeason
  readonly student: WizardStudent
}

/** An enrolment whose student has left: since when, what goes back, and whom to call. */
export function WithdrawnPage({ season, student }: Props) {
  const t = useTranslate()
  const { token } = student.order
  return (
    <EnrolledFrame
      season={season}
      student={student}
      title={t('enrolled.withdrawn')}
      next={t('enrolled.withdrawnBody', { phone: season.school.billingPhone })}
      order={token !== null && <PaidOrder token={token} season={season} />}
    />
  )
}
