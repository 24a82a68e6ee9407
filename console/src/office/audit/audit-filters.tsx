import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { TextFilter } from '../list/text-filter.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { actionLabel } from './audit-labels.ts'
import { auditActions } from './entry.ts'
import type { Entry } from './entry.ts'

export function AuditFilters({ rows }: { rows: RowsState<Entry> }) {
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
