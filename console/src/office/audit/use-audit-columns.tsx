import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actWords, differenceWords } from './audit-words.ts'
import type { Entry } from './entry.ts'
import { aboutWords } from './subject.ts'
import { SubjectLink } from './subject-link.tsx'

export function useAuditColumns({ to }: Opened): readonly Column<Entry>[] {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const changed = (entry: Entry) => differenceWords(entry, { text, locale, toSeason })
  return [
    {
      key: 'at',
      title: text('office.audit.at'),
      at: ({ at }) => toSeason(at),
      show: (entry) => (
        <RowLink
          to={to(String(entry.id))}
          label={`${moment(toSeason(entry.at), locale)}, ${actWords(entry.act, text)}, ${aboutWords(entry, text)}`}
        >
          {moment(toSeason(entry.at), locale)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'actor', title: text('office.audit.actor'), value: ({ actor }) => actorWords(actor, text) },
    { key: 'act', title: text('office.audit.what'), value: ({ act }) => actWords(act, text) },
    {
      key: 'subject',
      title: text('office.audit.subject'),
      value: (entry) => aboutWords(entry, text),
      show: (entry) => <SubjectLink entry={entry} />,
    },
    {
      key: 'changes',
      title: text('office.audit.changes'),
      value: changed,
      show: (entry) => <span className="audit__changes">{changed(entry) || '—'}</span>,
    },
    { key: 'trace', only: 'file', title: text('office.audit.trace'), value: ({ trace }) => trace },
  ]
}
