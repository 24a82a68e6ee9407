import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf, longDate } from '../../dates.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { kinds, states } from './discount.ts'
import { expiryChoices } from './expiry-choices.ts'

export function DiscountFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="state"
        label={t('office.discounts.stateFilter')}
        options={states.map((value) => ({ value, label: t(`office.discounts.state.${value}`) }))}
        width={150}
      />
      <FilterSelect
        rows={rows}
        field="kind"
        label={t('office.discounts.kindFilter')}
        options={kinds.map((value) => ({ value, label: t(`office.discounts.kind.${value}`) }))}
        width={220}
      />
      <ExpiryFilter rows={rows} />
    </>
  )
}

/** Those that somebody has to renew soon. */
function ExpiryFilter<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { answer: season } = useRead('GET /api/seasons/current')
  if (season === undefined) return null
  const choices = expiryChoices(dayOf(season.clock.now), rows.filter('expiring_before'))
  return (
    <FilterSelect
      rows={rows}
      field="expiring_before"
      label={t('office.discounts.expiring')}
      options={choices.map(({ day, within }) => ({
        value: day,
        label:
          within === null
            ? t('office.discounts.expiringBefore', { day: longDate(day, locale) })
            : t('office.discounts.expiringWithin', { days: within }),
      }))}
      width={210}
    />
  )
}
