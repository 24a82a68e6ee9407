import { Empty, Table } from 'antd'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { formatCop } from '../../money.ts'
import { formatCount } from '../../numbers.ts'
import type { Column } from '../list/column.ts'
import '../list/list.css'
import { cellValue } from '../list/cell-value.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import { usePreferences } from '../theme/use-preferences.ts'
import { signed } from './impact-summary.tsx'
import type { FamilyRow } from './sum-impacts.ts'

/** The families who pay something else than before; all of them are here, so they are sorted here. */
export function FamiliesTable({ rows }: { rows: readonly FamilyRow[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { preferences } = usePreferences()
  const columns = useColumns()
  const title = t('office.impact.families')
  return (
    <section className="rows" aria-label={title}>
      <div className="rows__bar">
        <h2 className="impact__title">{title}</h2>
        <span className="rows__gap" />
        <output className="rows__count">{t('office.list.count', { n: formatCount(rows.length) })}</output>
        <SaveMenu<FamilyRow>
          columns={columns}
          name={() => t('office.impact.file')}
          isEmpty={rows.length === 0}
          read={async () => rows}
        />
      </div>
      <Table<FamilyRow>
        size={preferences.density === 'dense' ? 'small' : 'middle'}
        rowKey="student"
        dataSource={[...rows]}
        columns={columns.map((column) => shownAs(column, locale))}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.impact.nobody')} />,
        }}
        pagination={{ defaultPageSize: 12, pageSizeOptions: [12, 25, 50, 100], responsive: true }}
      />
    </section>
  )
}

function useColumns(): readonly Column<FamilyRow>[] {
  const t = useTranslate()
  return [
    {
      key: 'student',
      title: t('office.impact.student'),
      value: ({ student }) => student,
      show: ({ student }) => <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>,
    },
    { key: 'name', title: t('office.impact.name'), value: ({ name }) => name },
    { key: 'grade', title: t('office.grades.coming'), value: ({ grade }) => grade },
    { key: 'before', title: t('office.impact.before'), value: ({ before }) => before, is: 'pesos' },
    { key: 'after', title: t('office.impact.after'), value: ({ after }) => after, is: 'pesos' },
    {
      key: 'difference',
      title: t('office.impact.difference'),
      value: ({ difference }) => difference,
      show: ({ difference }) => signed(difference),
      is: 'pesos',
    },
    {
      key: 'due_now_difference',
      title: t('office.impact.dueNow'),
      value: ({ due_now_difference: due }) => due,
      show: ({ due_now_difference: due }) => signed(due),
      is: 'pesos',
    },
  ]
}

function shownAs(column: Column<FamilyRow>, locale: Locale): TableColumnType<FamilyRow> {
  const { key, title, show, is } = column
  const value = (row: FamilyRow) => cellValue(column, row, locale)
  return {
    key,
    title,
    sorter: (one, other) => compare(value(one), value(other)),
    ...(is !== undefined && { align: 'right', className: 'figures' }),
    render: (_cell, row) => show?.(row, (shownValue) => shownValue) ?? shownValue(value(row)),
  }
}

function shownValue(value: string | number | null) {
  return typeof value === 'number' ? formatCop(value) : value
}

function compare(one: string | number | null, other: string | number | null): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es')
}
