import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { Calculator } from './calculator.tsx'
import { FindStudents } from './find-students.tsx'
import { MissingCodes } from './missing-codes.tsx'
import { readCodes } from './read-codes.ts'
import { StudentsTable } from './students-table.tsx'
import './transport.css'

/** What a student's transport costs: the year, the students, a home, the measured ways, the fee. */
export default function TransportPage() {
  const t = useTranslate()
  const season = useRead('GET /api/seasons/current')
  return (
    <div className="page">
      <h1 className="page__title">{t('office.transportation.title')}</h1>
      <p className="page__lead">{t('office.transportation.lead')}</p>
      {season.problem !== null && <ProblemPanel problem={season.problem} onRetry={season.refetch} />}
      {season.answer === undefined ? <Skeleton blocks={[96]} /> : <Desk season={season.answer} />}
    </div>
  )
}

type Season = NonNullable<ReturnType<typeof useRead<'GET /api/seasons/current'>>['answer']>

/** The search and what was found stand in the address, so that a link shows the same. */
function Desk({ season }: { season: Season }) {
  const [search, setSearch] = useSearchParams()
  const written = search.get('students') ?? ''
  const { codes, malformed } = readCodes(written)
  const year = season.years.find(({ project }) => project === search.get('year'))?.project
  const isAsked = year !== undefined && codes.length > 0 && malformed.length === 0
  const found = useRead('GET /api/transport/homes', { query: { students: codes.join(',') }, when: isAsked })
  const students = (isAsked ? found.answer : undefined) ?? []
  const chosen = students.find(({ student }) => student === (search.get('student') ?? students[0]?.student))
  const change = (change: Record<string, string>) => setSearch({ ...Object.fromEntries(search), ...change })
  return (
    <>
      <FindStudents
        key={`search ${year} ${written}`}
        years={season.years}
        year={year}
        written={written}
        isReading={found.isReading}
        onFind={(query) => setSearch(query)}
      />
      {isAsked && found.problem !== null && <ProblemPanel problem={found.problem} onRetry={found.refetch} />}
      {isAsked && found.isReading && <Skeleton blocks={[96, 240]} />}
      {isAsked && found.answer !== undefined && <MissingCodes codes={codes} found={students} />}
      {students.length > 0 && (
        <StudentsTable
          students={students}
          chosen={chosen?.student}
          onChoose={(student) => change({ student })}
        />
      )}
      {year !== undefined && chosen !== undefined && (
        <Calculator
          key={`calculation ${year} ${chosen.student}`}
          student={chosen}
          year={year}
          season={season}
        />
      )}
    </>
  )
}
