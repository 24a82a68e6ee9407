import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import type { StudentFile } from '../student-file/student-file.ts'
import { WithdrawStudent } from './withdraw-student.tsx'
import { WithdrawalLink } from './withdrawal-link.tsx'

/** At a student: the way to record that they leave, or to what was recorded. */
export function StudentWithdrawal({ file: { student, step, payments } }: { file: StudentFile }) {
  const mayRead = usePermission('GET /api/withdrawals')
  const { answer: season } = useRead('GET /api/seasons/current')
  if (!mayRead) return null
  if (step === 'withdrawn')
    return (
      <p>
        <WithdrawalLink student={student.code} />
      </p>
    )
  const isPaid = payments.some(
    ({ project, flow, approved_at: at }) => project === season?.project && flow === 'parent' && at !== null,
  )
  if (step !== 'complete' || !isPaid) return null
  return (
    <p>
      <WithdrawStudent student={student.code} />
    </p>
  )
}
