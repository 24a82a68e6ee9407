import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'
import type { Entry } from './entry.ts'
import { aboutWords, subjectAddress } from './subject.ts'

/** What an entry is about, and the way to its page where the office has one. */
export function SubjectLink({ entry }: { entry: Entry }) {
  const text = useTexts()
  const said = aboutWords(entry, text)
  const to = subjectAddress(entry)
  return to === null ? said : <Link to={to}>{said}</Link>
}
