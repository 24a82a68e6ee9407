import { useSearchParams } from 'react-router'
import { SearchOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select, Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import type { CurrentSeason } from '../../api/types.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { Calculator } from './calculator.tsx'
import { readCodes, MAX_CODES } from './read-codes.ts'
import { StudentsTable } from './students-table.tsx'
import './transport.css'
import type { StudentHome } from './student-home.ts'

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

interface Props {
  readonly years: CurrentSeason['years']
  readonly year: string | undefined
  readonly written: string
  readonly isReading: boolean
  readonly onFind: (values: { year: string; students: string }) => void
}

/** The school year, without which nothing is searched, and the students' codes. */
function FindStudents({ years, year, written, isReading, onFind }: Props) {
  const t = useTranslate()
  return (
    <Form
      className="panel find-students"
      layout="vertical"
      requiredMark={false}
      initialValues={{ year, students: written }}
      onFinish={(values: { year: string; students: string }) =>
        onFind({ year: values.year, students: readCodes(values.students).codes.join(',') })
      }
    >
      <Form.Item
        name="year"
        label={t('office.transportation.year')}
        rules={[{ validator: (_rule, chosen?: string) => checkYear(chosen, t) }]}
      >
        <Select
          placeholder={t('office.transportation.yearChoose')}
          options={years.map(({ season, project }) => ({ value: project, label: season }))}
        />
      </Form.Item>
      <Form.Item
        name="students"
        className="find-students__codes"
        label={t('office.transportation.codes')}
        extra={t('office.transportation.codesHint')}
        rules={[{ validator: (_rule, value: string) => checkCodes(value, t) }]}
      >
        <Input maxLength={2000} autoComplete="off" allowClear />
      </Form.Item>
      <Form.Item label=" " className="find-students__act">
        <Button
          type="primary"
          htmlType="submit"
          icon={<SearchOutlined aria-hidden="true" />}
          loading={isReading}
        >
          {t('office.transportation.find')}
        </Button>
      </Form.Item>
    </Form>
  )
}

// A rule of `required` would write an attribute on the select that its role does not allow.
async function checkYear(chosen: string | undefined, t: ReturnType<typeof useTranslate>): Promise<void> {
  if (chosen === undefined) throw new Error(t('office.transportation.yearMissing'))
}

async function checkCodes(written: string, t: ReturnType<typeof useTranslate>): Promise<void> {
  const { codes, malformed } = readCodes(written)
  const [first] = malformed
  if (first !== undefined) throw new Error(t('office.transportation.codeMalformed', { code: first }))
  if (codes.length === 0) throw new Error(t('office.transportation.codesMissing'))
  if (codes.length > MAX_CODES) throw new Error(t('office.transportation.codesTooMany', { n: MAX_CODES }))
}

/** Tells the codes that nobody has. */
function MissingCodes({ codes, found }: { codes: readonly string[]; found: readonly StudentHome[] }) {
  const t = useTranslate()
  const missing = codes.filter((code) => !found.some(({ student }) => student === code))
  return missing.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      message={t('office.transportation.codesUnknown', { codes: missing.join(', ') })}
    />
  )
}
