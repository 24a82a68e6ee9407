import { useLocale, useTexts } from '../../i18n.ts'
import { dayOf, longDate } from '../../money.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { kinds, states } from './discount.ts'
import { expiryChoices } from './expiry-choices.ts'

export function DiscountFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const text = useTexts()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="state"
        label={text('office.discounts.stateFilter')}
        options={states.map((value) => ({ value, label: text(`office.discounts.state.${value}`) }))}
        width={150}
      />
      <FilterSelect
        rows={rows}
        field="kind"
        label={text('office.discounts.kindFilter')}
        options={kinds.map((value) => ({ value, label: text(`office.discounts.kind.${value}`) }))}
        width={220}
      />
      <ExpiryFilter rows={rows} />
    </>
  )
}

/** Those that somebody has to renew soon. */
function ExpiryFilter<Row>({ rows }: { rows: RowsState<Row> }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { answer: season } = useRead('GET /api/seasons/current')
  if (season === undefined) return null
  const choices = expiryChoices(dayOf(season.clock.now), rows.filter('expiring_before'))
  return (
    <FilterSelect
      rows={rows}
      field="expiring_before"
      label={text('office.discounts.expiring')}
      options={choices.map(({ day, within }) => ({
        value: day,
        label:
          within === null
            ? text('office.discounts.expiringBefore', { day: longDate(day, locale) })
            : text('office.discounts.expiringWithin', { days: within }),
      }))}
      width={210}
    />
  )
}
