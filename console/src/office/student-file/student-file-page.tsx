import { useParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { FileHead } from './file-head.tsx'
import { FileTabs } from './file-tabs.tsx'
import { NoStudent } from './no-student.tsx'
import './student-file.css'
import { isStudentCode } from './student-file.ts'

/** All that the office knows of a student, on one page. */
export default function StudentFilePage() {
  const { student = '' } = useParams()
  if (!isStudentCode(student)) return <NoStudent code={student} why="malformed" />
  return <OneStudent key={student} code={student.toUpperCase()} />
}

function OneStudent({ code }: { code: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/students/{student}', {
    params: { student: code },
  })
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
