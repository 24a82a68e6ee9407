import type { Grade } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'

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
