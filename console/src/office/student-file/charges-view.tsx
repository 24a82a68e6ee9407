import { ChargeCalendar } from '../../components/calendar/charge-calendar.tsx'
import { CertificateRequests } from '../../components/certificates/certificate-requests.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { dayOf } from '../../dates.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { PaidInvoices } from './paid-invoices.tsx'
import { PaidOnAccount } from './paid-on-account.tsx'
import { PayLinks } from './pay-links.tsx'
import type { StudentFile } from './student-file.ts'

/** What the student is charged over the year, as the family sees it, and what the school certifies of it. */
export function ChargesView({ student, step }: Pick<StudentFile, 'student' | 'step'>) {
  const { code, name } = student
  const mayCertify = usePermission('POST /api/certificates/clearance')
  const mayReadPaid = usePermission('GET /api/enrollment/admin/students/{student}/paid-invoices')
  const mayReadOnAccount = usePermission('GET /api/enrollment/admin/students/{student}/payments-on-account')
  const maySend = usePermission('POST /api/pay-links')
  const season = useRead('GET /api/seasons/current')
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/students/{student}/calendar', {
    params: { student: code },
  })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48, 240]} />
  return (
    <section className="panel">
      <ChargeCalendar calendar={answer} name={name} />
      {mayReadPaid && <PaidInvoices code={code} />}
      {mayReadOnAccount && <PaidOnAccount code={code} />}
      {maySend && season.answer !== undefined && (
        <PayLinks student={student} step={step} calendar={answer} school={season.answer.school.name} />
      )}
      {mayCertify && season.answer !== undefined && (
        <CertificateRequests code={code} name={name} today={dayOf(season.answer.clock.now)} />
      )}
    </section>
  )
}
