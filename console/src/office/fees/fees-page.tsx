import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { DashboardFrame } from '../enrollments/dashboard-frame.tsx'
import { SeasonPageSize } from '../enrollments/season-page-size.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { FeeDrawer } from './fee-drawer.tsx'
import type { Fee } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { markedFigures } from './marked-figures.tsx'
import { feeTypes } from './fee-form.ts'

/** 'Tarifas': the fee catalogue; a row opens the fee, and who may creates one. */
export default function FeesPage() {
  return (
    <DashboardFrame tab="fees">
      <SeasonPageSize>{(pageSize) => <Fees pageSize={pageSize} />}</SeasonPageSize>
    </DashboardFrame>
  )
}

function Fees({ pageSize }: { readonly pageSize: number }) {
  const t = useTranslate()
  const rows = useRows('fees', { pageSize })
  const opened = useOpenRecord('fee')
  const mayCreate = usePermission('POST /api/enrollment/admin/fee')
  return (
    <>
      <RowsTable
        rows={rows}
        columns={useFeeColumns(rows.filter('search'), opened)}
        rowKey={({ id }) => id}
        title={t('office.fees.title')}
        searches={t('office.fees.searches')}
        filters={<FeeFilters rows={rows} />}
        actions={mayCreate && <CreateButton onCreate={() => opened.open('new')} />}
        empty={t('office.fees.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <FeeDrawer opened={opened.value} onClose={opened.close} />
    </>
  )
}

/** Everything but the id is searched, and shows what was found. */
function useFeeColumns(search: string, { to }: OpenRecord): readonly Column<Fee>[] {
  const t = useTranslate()
  return [
    {
      key: 'id',
      title: t('office.fees.id'),
      value: ({ id }) => id,
      show: ({ id, code }) => (
        <RowLink to={to(String(id))} label={`${id}, ${code}`}>
          {id}
        </RowLink>
      ),
      sorts: true,
    },
    {
      key: 'grade',
      title: t('office.fees.grade'),
      value: ({ grade_enrollment: grade }) => grade,
      sorts: true,
    },
    { key: 'code', title: t('office.fees.code'), value: ({ code }) => code, sorts: true },
    { key: 'concept', title: t('office.fees.concept'), value: ({ concept }) => concept, sorts: true },
    {
      key: 'value',
      title: t('office.fees.value'),
      value: ({ value }) => value,
      show: ({ value }) => markedFigures(value, search),
      sorts: true,
      is: 'pesos',
    },
    {
      key: 'type',
      title: t('office.fees.type'),
      value: ({ type }) => type,
      show: ({ type }, marked) => <FeeTypeTag type={type}>{marked(type)}</FeeTypeTag>,
      sorts: true,
    },
  ]
}

function FeeFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  return (
    <>
      <FilterSelect
        rows={rows}
        field="grade"
        label={t('office.fees.grade')}
        options={grades.map(({ id_grade: id, grade_enrollment: label }) => ({ value: String(id), label }))}
      />
      <FilterSelect
        rows={rows}
        field="type"
        label={t('office.fees.type')}
        options={feeTypes.map((value) => ({ value, label: value }))}
        width={130}
      />
    </>
  )
}

function CreateButton({ onCreate }: { onCreate: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.fees.create', onCreate)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
      {t('office.fees.create')}
    </Button>
  )
}
