import { useState } from 'react'
import { Link } from 'react-router'
import { Button, Tag } from 'antd'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatPercent } from '../../numbers.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import type { Column } from '../list/column.ts'
import { usePermission } from '../access/use-permission.ts'
import { RequestDiscountDialog } from './request-dialog.tsx'
import type { DiscountDraft, Evidence, StudentClaims } from './discount.ts'
import { DiscountsFrame } from './discounts-frame.tsx'
import { stateColours } from './discount.ts'

/** What the student information system says that students get, beside the proof of it that somebody has seen. */
export default function ClaimsPage() {
  const t = useTranslate()
  const rows = useRows('claims', { sort: { field: 'name', order: 'asc' } })
  const { answer: words } = useRead('GET /api/enrollment/admin/students/filters')
  const [draft, setDraft] = useState<DiscountDraft | null>(null)
  return (
    <DiscountsFrame tab="claims">
      <RowsTable
        rows={rows}
        columns={useClaimColumns(setDraft)}
        rowKey={({ student }) => student}
        title={t('office.claims.title')}
        searches={t('office.discounts.searches')}
        filters={
          <FilterSelect
            rows={rows}
            field="grade"
            label={t('office.grades.present')}
            width={210}
            options={(words?.grade ?? []).map((value) => ({ value, label: value }))}
          />
        }
        empty={t('office.claims.empty')}
      />
      {draft !== null && <RequestDiscountDialog draft={draft} onClose={() => setDraft(null)} />}
    </DiscountsFrame>
  )
}

function useClaimColumns(onAsk: (draft: DiscountDraft) => void): readonly Column<StudentClaims>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const inWords = ({ kind, percent: points, state }: Evidence) =>
    `${t(`office.discounts.kind.${kind}`)} ${formatPercent(points, locale)}: ${t(`office.claims.state.${state}`)}`
  return [
    {
      key: 'student',
      title: t('office.discounts.student'),
      value: ({ student }) => student,
      show: ({ student }, marked) => (
        <Link to={`/enrollment/admin/students/${student}`}>{marked(student)}</Link>
      ),
      sorts: true,
    },
    { key: 'name', title: t('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade, sorts: true },
    {
      key: 'claims',
      title: t('office.claims.claims'),
      value: ({ claims }) => (claims === null ? t('office.claims.unknown') : claims.map(inWords).join(' · ')),
      show: (row) => <ClaimList of={row} onAsk={onAsk} />,
    },
  ]
}

interface Props {
  readonly of: StudentClaims
  readonly onAsk: (draft: DiscountDraft) => void
}

/** What one student's profile claims; what nobody has proved can be asked for from here. */
function ClaimList({ of: { student, claims }, onAsk }: Props) {
  const t = useTranslate()
  if (claims === null) return t('office.claims.unknown')
  if (claims.length === 0) return '—'
  return (
    <ul className="claims">
      {claims.map((claim) => (
        <Claim key={claim.kind} claim={claim} student={student} onAsk={onAsk} />
      ))}
    </ul>
  )
}

interface ClaimProps {
  readonly claim: Evidence
  readonly student: string
  readonly onAsk: (draft: DiscountDraft) => void
}

function Claim({ claim: { kind, percent: points, state, id }, student, onAsk }: ClaimProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayAsk = usePermission('POST /api/discounts')
  const isOpen = state === 'none' || state === 'expired'
  const label = t(`office.claims.state.${state}`)
  const name = t(`office.discounts.kind.${kind}`)
  return (
    <li className="claims__one">
      <span>{`${name} ${formatPercent(points, locale)}`}</span>
      <Tag color={stateColours[state]}>
        {id === null ? label : <Link to={`/enrollment/admin/discounts?discount=${id}`}>{label}</Link>}
      </Tag>
      {isOpen && mayAsk && (
        <Button
          size="small"
          aria-label={t('office.claims.askFor', { kind: name, student })}
          onClick={() => onAsk({ student, kind, percent: points })}
        >
          {t('office.claims.ask')}
        </Button>
      )}
    </li>
  )
}
