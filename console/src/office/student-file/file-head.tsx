import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { LeftSchool } from '../left-school.tsx'
import { antiquityWords, authorisationWords, statusWords } from '../sis-words.ts'
import { StepTag } from '../step-tag.tsx'
import { studentPath } from '../steps.ts'
import type { StudentFile } from './student-file.ts'

/** Who it is, how far, and the siblings. */
export function FileHead({ file: { student, step, sees } }: { file: StudentFile }) {
  const text = useTexts()
  const facts = [
    ['code', student.code],
    ['grade', student.grade],
    ['nextGrade', student.next_grade],
    ['status', statusWords(student.status, text)],
    ['antiquity', antiquityWords(student.antiquity, text)],
    ['authorisation', authorisationWords(student.authorisation, text)],
  ] as const
  return (
    <header className="file-head">
      <div className="page__head">
        <h1 className="page__title">{student.name}</h1>
        <StepTag step={step} />
      </div>
      <dl className="file-head__facts">
        {facts.map(([name, said]) => (
          <div key={name}>
            <dt>{text(`office.studentFile.${name}`)}</dt>
            <dd>{said === '' ? '—' : said}</dd>
          </div>
        ))}
      </dl>
      <Siblings family={student.family} />
      {student.left_school && (
        <LeftSchool>{sees.outcome === 'proceed' && text('office.sis.leftMayEnrol')}</LeftSchool>
      )}
    </header>
  )
}

function Siblings({ family }: { family: StudentFile['student']['family'] }) {
  const text = useTexts()
  if (family.length === 0) return null
  return (
    <ul className="file-head__family" aria-label={text('office.studentFile.siblings')}>
      <li aria-hidden="true">{text('office.studentFile.siblings')}:</li>
      {family.map(({ code, name, step }) => (
        <li key={code}>
          <Link to={studentPath(code)}>{`${name} (${code})`}</Link> <StepTag step={step} />
        </li>
      ))}
    </ul>
  )
}
