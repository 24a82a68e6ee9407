import { ChargeCalendar, type PickCharge } from '../../../components/calendar/charge-calendar.tsx'
import { CertificateRequests } from '../../../components/certificates/certificate-requests.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { DataFailure } from '../data-failure.tsx'
import type { Calendars } from './use-calendars.ts'

interface Props {
  calendars: Calendars
  /** Whose; null for all of the guardian's students. */
  code: string | null
  /** A Bogotá day. */
  today: string
  /** Absent where nothing can be paid. */
  pick?: PickCharge | undefined
  onRetry: () => void
}

/** The charges of the year below the invoices that can be paid now. */
export function YearCharges({ calendars, code, today, pick, onRetry }: Props) {
  if (calendars.is === 'loading') return <Skeleton blocks={[24, 160]} />
  if (calendars.is === 'failed') return <DataFailure problem={calendars.problem} onRetry={onRetry} />
  const shown = calendars.students.filter(({ student }) => code === null || student.code === code)
  return shown.map(({ student, calendar }) => (
    <div key={student.code} className="year-charges">
      {code === null && <p className="year-charges__name">{student.name}</p>}
      <ChargeCalendar calendar={calendar} name={student.name} pick={pick} />
      <CertificateRequests code={student.code} name={student.name} today={today} />
    </div>
  ))
}
