import { useId } from 'react'
import type { Fee, Grade } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import { FeeTag } from './fee-tag.tsx'
import { Button } from '../../components/button.tsx'
import './fees-table.css'

/** Type, grade, fee and value; cards with the same on phones. */
export function FeesTable({ rows }: { rows: readonly Fee[] }) {
  const t = useTranslate()
  return (
    <table className="fees__table">
      <caption className="unseen">{t('fees.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fees.type')}</th>
          <th scope="col">{t('fees.grade')}</th>
          <th scope="col">{t('fees.fee')}</th>
          <th scope="col" className="fees__value">
            {t('fees.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((fee) => (
          <tr key={fee.id}>
            <td className="fees__type">
              <FeeTag type={fee.type} />
            </td>
            <td className="fees__of">{fee.grade_enrollment}</td>
            <th scope="row" className="fees__concept">
              {fee.concept}
            </th>
            <td className="fees__value">
              <Money amount={fee.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const KINDS = ['ANUAL', 'MENSUAL', 'ECO', 'CLUB'] as const

/** What each tag means for who pays. */
export function FeeKinds() {
  const t = useTranslate()
  return (
    <section className="fees__kinds" aria-labelledby="fee-kinds">
      <h2 id="fee-kinds" className="unseen">
        {t('fees.kindsTitle')}
      </h2>
      <ul>
        {KINDS.map((type) => (
          <li key={type}>
            <FeeTag type={type} /> {t(`fees.kinds.${type}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  grades: readonly Grade[]
  chosen: number | null
  onChoose: (grade: number | null) => void
}

/** One grade, or all of them. */
export function GradeFilter({ grades, chosen, onChoose }: Props) {
  const t = useTranslate()
  return (
    <div className="field fees__grade">
      <label className="field__label" htmlFor="fees-grade">
        {t('fees.filter')}
      </label>
      <select
        id="fees-grade"
        className="field__input"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t('fees.allGrades')}</option>
        {grades.map(({ id_grade: id, grade_enrollment: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface FeesPagesProps {
  page: number
  /** How many pages there are. */
  pages: number
  onPage: (page: number) => void
}

/** Before and after; absent when one page holds everything. */
export function FeesPages({ page, pages, onPage }: FeesPagesProps) {
  const t = useTranslate()
  const place = useId()
  if (pages === 1) return null
  return (
    <nav className="fees__pages" aria-label={t('fees.pages')}>
      <Button variant="secondary" blockedBy={page === 1 ? place : undefined} onClick={() => onPage(page - 1)}>
        {t('fees.previous')}
      </Button>
      <span id={place} className="figures" tabIndex={-1}>
        {t('fees.page', { page, pages })}
      </span>
      <Button
        variant="secondary"
        blockedBy={page === pages ? place : undefined}
        onClick={() => onPage(page + 1)}
      >
        {t('fees.next')}
      </Button>
    </nav>
  )
}
