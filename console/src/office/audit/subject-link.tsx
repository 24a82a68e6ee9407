import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Entry } from './entry.ts'
import { subjectText, subjectAddress } from './subject.ts'

/** What an entry is about, and the way to its page where the office has one. */
export function SubjectLink({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const label = subjectText(entry, t)
  const to = subjectAddress(entry)
  return to === null ? label : <Link to={to}>{label}</Link>
}
