import { useParams, Link } from 'react-router'
import { Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { followUpPath, studentPath } from '../steps.ts'
import { LeftSchool } from '../left-school.tsx'
import { antiquityLabel, authorisationLabel, sisStatusLabel } from '../sis-labels.ts'
import { StepTag } from '../step-tag.tsx'
import { StudentWithdrawal } from '../withdrawals/student-withdrawal.tsx'
import { FileTabs } from './file-tabs.tsx'
import './student-file.css'
import { isStudentCode } from './student-file.ts'
import type { StudentFile } from './student-file.ts'

/** All that the office knows of a student, on one page. */
export default function StudentFilePage() {
  const { student = '' } = useParams()
  if (!isStudentCode(student)) return <NoStudent code={student} why="malformed" />
  return <OneStudent key={student} code={student.toUpperCase()} />
}

function OneStudent({ code }: { code: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('studentFile', code)
  if (problem?.status === 404) return <NoStudent code={code} why="unknown" />
  return (
    <div className="page">
      {answer === undefined ? (
        <h1 className="page__title">{t('office.studentFile.of', { code })}</h1>
      ) : (
        <FileHead file={answer} />
      )}
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {answer !== undefined && <FileTabs file={answer} onAgain={refetch} />}
      {answer === undefined && problem === null && <Skeleton blocks={[48, 96, 240]} />}
    </div>
  )
}

/** The address names nobody, and why. */
function NoStudent({ code, why }: { code: string; why: 'malformed' | 'unknown' }) {
  const t = useTranslate()
  return (
    <div className="page">
      <h1 className="page__title">{t('office.studentFile.title')}</h1>
      <Alert
        type="warning"
        showIcon
        message={t(`office.studentFile.${why}`, { code })}
        description={<Link to={followUpPath}>{t('office.studentFile.toList')}</Link>}
      />
    </div>
  )
}

/** Who it is, how far, and the siblings. */
function FileHead({ file }: { file: StudentFile }) {
  const t = useTranslate()
  const { student, step, sees } = file
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
      <StudentWithdrawal file={file} />
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
