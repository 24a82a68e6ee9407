import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { LeftSchool } from '../left-school.tsx'
import { antiquityLabel, authorisationLabel, sisStatusLabel } from '../sis-labels.ts'
import { StepTag } from '../step-tag.tsx'
import { studentPath } from '../steps.ts'
import type { StudentFile } from './student-file.ts'

/** Who it is, how far, and the siblings. */
export function FileHead({ file: { student, step, sees } }: { file: StudentFile }) {
  const t = useTranslate()
  const facts = [
    ['code', student.code],
    ['grade', student.grade],
    ['nextGrade', student.next_grade],
    ['status', sisStatusLabel(student.status, t)],
    ['antiquity', antiquityLabel(student.antiquity, t)],
    ['authorisation', authorisationLabel(student.authorisation, t)],
  ] as const
  return (
    <header className="file-head">
      <div className="page__head">
        <h1 className="page__title">{student.name}</h1>
        <StepTag step={step} />
      </div>
      <dl className="file-head__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`office.studentFile.${name}`)}</dt>
            <dd>{value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      <Siblings family={student.family} />
      {student.left_school && (
        <LeftSchool>{sees.outcome === 'proceed' && t('office.sis.leftMayEnrol')}</LeftSchool>
      )}
    </header>
  )
}

function Siblings({ family }: { family: StudentFile['student']['family'] }) {
  const t = useTranslate()
  if (family.length === 0) return null
  return (
    <ul className="file-head__family" aria-label={t('office.studentFile.siblings')}>
      <li aria-hidden="true">{t('office.studentFile.siblings')}:</li>
      {family.map(({ code, name, step }) => (
        <li key={code}>
          <Link to={studentPath(code)}>{`${name} (${code})`}</Link> <StepTag step={step} />
        </li>
      ))}
    </ul>
  )
}
