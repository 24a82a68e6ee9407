import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actWords, differenceWords, subjectWords } from './audit-words.ts'
import type { Entry } from './entry.ts'

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
      show: ({ id, at, act, subject }) => (
        <RowLink
          to={to(String(id))}
          label={`${moment(toSeason(at), locale)}, ${actWords(act, text)}, ${subjectWords(subject, text)}`}
        >
          {moment(toSeason(at), locale)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'actor', title: text('office.audit.actor'), value: ({ actor }) => actorWords(actor, text) },
    { key: 'act', title: text('office.audit.what'), value: ({ act }) => actWords(act, text) },
    {
      key: 'subject',
      title: text('office.audit.subject'),
      value: ({ subject }) => subjectWords(subject, text),
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
