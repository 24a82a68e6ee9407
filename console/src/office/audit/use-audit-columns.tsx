import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { actionLabel, differenceText } from './audit-labels.ts'
import type { Entry } from './entry.ts'
import { subjectText } from './subject.ts'
import { SubjectLink } from './subject-link.tsx'

export function useAuditColumns({ to }: OpenRecord): readonly Column<Entry>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const changed = (entry: Entry) => differenceText(entry, { t, locale, toSeason })
  return [
    {
      key: 'at',
      title: t('office.audit.at'),
      at: ({ at }) => toSeason(at),
      show: (entry) => (
        <RowLink
          to={to(String(entry.id))}
          label={`${moment(toSeason(entry.at), locale)}, ${actionLabel(entry.act, t)}, ${subjectText(entry, t)}`}
        >
          {moment(toSeason(entry.at), locale)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'actor', title: t('office.audit.actor'), value: ({ actor }) => actorLabel(actor, t) },
    { key: 'act', title: t('office.audit.what'), value: ({ act }) => actionLabel(act, t) },
    {
      key: 'subject',
      title: t('office.audit.subject'),
      value: (entry) => subjectText(entry, t),
      show: (entry) => <SubjectLink entry={entry} />,
    },
    {
      key: 'changes',
      title: t('office.audit.changes'),
      value: changed,
      show: (entry) => <span className="audit__changes">{changed(entry) || '—'}</span>,
    },
    { key: 'trace', only: 'file', title: t('office.audit.trace'), value: ({ trace }) => trace },
  ]
}
