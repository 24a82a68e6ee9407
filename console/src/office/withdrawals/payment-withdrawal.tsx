import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import type { Timeline } from '../payments/payment-status.tsx'
import { WithdrawStudent } from './withdraw-student.tsx'
import { WithdrawalLink } from './withdrawal-link.tsx'

/** At a family's paid order of this season: the way to record that its student leaves, or to what was recorded. */
export function PaymentWithdrawal({ timeline }: { timeline: Timeline }) {
  const mayRead = usePermission('GET /api/withdrawals')
  const { answer: season } = useRead('GET /api/seasons/current')
  const { status, student, charges } = timeline
  if (!mayRead) return null
  if (status === 'withdrawn') return <WithdrawalLink student={student} />
  const isOfSeason = charges.some(({ project }) => project === season?.project)
  return status === 'paid' && isOfSeason ? <WithdrawStudent student={student} /> : null
}
