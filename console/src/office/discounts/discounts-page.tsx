import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatPercent } from '../../numbers.ts'
import { dayOf, longDate } from '../../dates.ts'
import { usePermission } from '../access/use-permission.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { RequestDiscountDialog } from './request-dialog.tsx'
import { DiscountDrawer } from './discount-drawer.tsx'
import { DiscountsFrame } from './discounts-frame.tsx'
import { stateColours, kinds, states } from './discount.ts'
import type { Discount } from './discount.ts'
import { expiryChoices } from './expiry-choices.ts'

/** Discounts with their proof: asked for by one person, granted by another, until a day. */
export default function DiscountsPage() {
  const t = useTranslate()
  const rows = useRows('discounts', { sort: { field: 'asked_at', order: 'desc' } })
  const opened = useOpenRecord('discount')
  const mayAsk = usePermission('POST /api/discounts')
  const [isAsking, setAsking] = useState(false)
  return (
    <DiscountsFrame tab="discounts">
      <RowsTable
        rows={rows}
        columns={useDiscountColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.discounts.title')}
        searches={t('office.discounts.searches')}
        filters={<DiscountFilters rows={rows} />}
        actions={mayAsk && <AskButton onAsk={() => setAsking(true)} />}
        empty={t('office.discounts.empty')}
        onOpen={({ id }) => opened.open(id)}
      />
      <DiscountDrawer opened={opened.value} onClose={opened.close} />
      {isAsking && <RequestDiscountDialog draft={{}} onClose={() => setAsking(false)} />}
    </DiscountsFrame>
  )
}

function AskButton({ onAsk }: { onAsk: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.discounts.ask', onAsk)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAsk}>
      {t('office.discounts.ask')}
    </Button>
  )
}

function useDiscountColumns({ to }: OpenRecord): readonly Column<Discount>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const kindOf = ({ kind }: Discount) => t(`office.discounts.kind.${kind}`)
  const stateOf = ({ state }: Discount) => t(`office.discounts.state.${state}`)
  return [
    {
      key: 'student',
      title: t('office.discounts.student'),
      value: ({ student }) => student,
      show: (row, marked) => (
        <RowLink to={to(row.id)} label={`${row.student}, ${kindOf(row)}`}>
          {marked(row.student)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'name', title: t('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade },
    { key: 'kind', title: t('office.discounts.kindFilter'), value: kindOf, sorts: true },
    {
      key: 'percent',
      title: t('office.discounts.percent'),
      value: (row) => formatPercent(row.percent, locale),
      show: (row) => <span className="figures">{formatPercent(row.percent, locale)}</span>,
      sorts: true,
    },
    {
      key: 'state',
      title: t('office.discounts.stateFilter'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'expires_on',
      title: t('office.discounts.expires'),
      at: ({ expires_on: day }) => day,
      sorts: true,
    },
    {
      key: 'asked_at',
      title: t('office.discounts.askedAt'),
      at: ({ asked_at: at }) => at,
      sorts: true,
    },
    {
      key: 'asked_by',
      title: t('office.discounts.askedBy'),
      value: ({ asked_by: who }) => actorLabel(who, t),
    },
  ]
}

function DiscountFilters<Row>({ rows }: { rows: RowsState<Row> }) {
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
