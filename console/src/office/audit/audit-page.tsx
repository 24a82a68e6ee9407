import { useTranslate, useLocale } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { TextFilter } from '../list/text-filter.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { EntryDrawer, SubjectLink } from './entry-drawer.tsx'
import { actionLabel, differenceText } from './audit-labels.ts'
import type { Entry } from './entry.ts'
import { subjectText } from './subject.ts'
import { auditActions } from './entry.ts'
import './audit.css'

/** Who did what and who read whose record; a row opens what it changed. */
export default function AuditPage() {
  const t = useTranslate()
  const opened = useOpenRecord('entry')
  const rows = useRows('audit', { sort: { field: 'at', order: 'desc' } })
  const entry = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  function showAlike(field: string, value: string): void {
    opened.close()
    rows.setFilter(field, value)
  }
  return (
    <div className="page">
      <h1 className="page__title">{t('office.audit.title')}</h1>
      <p className="page__lead">{t('office.audit.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useAuditColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.audit.title')}
        filters={<AuditFilters rows={rows} />}
        empty={t('office.audit.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <EntryDrawer entry={entry} onClose={opened.close} onAlike={showAlike} />
    </div>
  )
}

function useAuditColumns({ to }: OpenRecord): readonly Column<Entry>[] {
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

function AuditFilters({ rows }: { rows: RowsState<Entry> }) {
  const t = useTranslate()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="act"
        label={t('office.audit.what')}
        options={auditActions.map((value) => ({ value, label: actionLabel(value, t) }))}
        width={230}
      />
      <ActorFilter rows={rows} />
      <TextFilter rows={rows} field="subject" label={t('office.audit.subject')} maxLength={100} />
      <TextFilter rows={rows} field="trace" label={t('office.audit.trace')} maxLength={64} />
      <DayFilter rows={rows} field="from" label={t('office.audit.from')} max={rows.filter('to')} />
      <DayFilter rows={rows} field="to" label={t('office.audit.to')} min={rows.filter('from')} />
    </>
  )
}

/** Staff by name, the disabled ones too: what they did stays. To a family's acts, one of its entries leads. */
function ActorFilter({ rows }: { rows: RowsState<Entry> }) {
  const t = useTranslate()
  const may = usePermission('GET /api/staff/users')
  const { answer = [] } = useRead('GET /api/staff/users', { when: may })
  const staff = answer.map(({ username, name }) => ({ value: `staff:${username}`, label: name }))
  const hub = { value: 'hub', label: t('office.actor.hub') }
  return (
    <FilterSelect
      rows={rows}
      field="actor"
      label={t('office.audit.actor')}
      options={[...staff, hub]}
      width={200}
    />
  )
}
