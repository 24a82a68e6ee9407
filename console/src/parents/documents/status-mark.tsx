import type { FamilyDocument } from '../../api/types.ts'

const PATHS: Record<FamilyDocument['status'], string> = {
  none: 'M8 12h8',
  sent: 'M6.5 9l5.5 4 5.5-4M6.5 9v6.5h11V9z',
  viewed: 'M6 12c3.5-5 8.5-5 12 0-3.5 5-8.5 5-12 0zM12 11v2',
  signed: 'M7.5 12.5l3 3 6-7',
  declined: 'M8.5 8.5l7 7M15.5 8.5l-7 7',
  expired: 'M12 7v5l3.5 2',
  recalled: 'M15 8l-4 4 4 4',
}

/** How far a document is, as a drawing beside its words. */
export function StatusMark({ status }: Pick<FamilyDocument, 'status'>) {
  return (
    <svg
      className={`status-mark status-mark--${status}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        d={PATHS[status]}
        stroke="var(--card)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
