import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { useRead } from '../api/use-read.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { TextFilter } from '../list/text-filter.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { actWords } from './audit-words.ts'
import { acts } from './entry.ts'
import type { Entry } from './entry.ts'

export function AuditFilters({ rows }: { rows: RowsState<Entry> }) {
  const text = useTexts()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="act"
        label={text('office.audit.what')}
        options={acts.map((value) => ({ value, label: actWords(value, text) }))}
        width={230}
      />
      <ActorFilter rows={rows} />
      <TextFilter rows={rows} field="subject" label={text('office.audit.subject')} maxLength={100} />
      <TextFilter rows={rows} field="trace" label={text('office.audit.trace')} maxLength={64} />
      <DayFilter rows={rows} field="from" label={text('office.audit.from')} max={rows.filter('to')} />
      <DayFilter rows={rows} field="to" label={text('office.audit.to')} min={rows.filter('from')} />
    </>
  )
}

/** Staff by name, the disabled ones too: what they did stays. To a family's acts, one of its entries leads. */
function ActorFilter({ rows }: { rows: RowsState<Entry> }) {
  const text = useTexts()
  const may = useMay('GET /api/staff/users')
  const { answer = [] } = useRead('GET /api/staff/users', { when: may })
  const staff = answer.map(({ username, name }) => ({ value: `staff:${username}`, label: name }))
  const hub = { value: 'hub', label: text('office.actor.hub') }
  return (
    <FilterSelect
      rows={rows}
      field="actor"
      label={text('office.audit.actor')}
      options={[...staff, hub]}
      width={200}
    />
  )
}
