import { useState } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import type { ChoiceTerms } from '../../parts/price/reduce-choices.ts'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useRead, useReadBy } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { firstChoices } from './first-choices.ts'
import { PriceChoices } from './price-choices.tsx'
import { PriceProof } from './price-proof.tsx'
import type { StudentFile } from './student-file.ts'

/** What the enrolment costs, every amount with its proof. */
export function PriceView({ file }: { file: StudentFile }) {
  const text = useTexts()
  const { answer: season, problem, again } = useRead('GET /api/seasons/current')
  const { next_grade_id: grade } = file.student
  if (grade === null) return <p>{text('office.studentFile.price.noGrade')}</p>
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={again} />
  if (season === undefined) return <Skeleton blocks={[48, 240]} />
  return <Price file={file} season={season} grade={grade} />
}

interface Props {
  readonly file: StudentFile
  readonly season: CurrentSeason
  readonly grade: number
}

function Price({ file: { student, draft }, season, grade }: Props) {
  const text = useTexts()
  const { defaultQuotas, quotasAboveGradeId } = season
  // Whether the student may use the agreement is not in the file: the hub refuses it, and says so beside the field.
  const terms: ChoiceTerms = {
    nextGradeId: grade,
    cardAuthorisation: 'Si',
    defaultQuotas,
    quotasAboveGradeId,
  }
  const first = firstChoices(draft, terms)
  const [choices, setChoices] = useState(first)
  const { answer, problem, isReading, again } = useReadBy('POST /api/enrollment/quotes', {
    ...choices,
    studentCode: student.code,
    transport: { is: 'kept' },
    activities: draft?.activities ?? [],
  })
  return (
    <div className="page">
      <p className="page__lead">{text(`office.studentFile.price.${draft === null ? 'leadNone' : 'lead'}`)}</p>
      <PriceChoices
        choices={choices}
        first={first}
        terms={terms}
        periods={season.periods}
        problem={problem}
        onChoose={setChoices}
      />
      {problem !== null && <ProblemPanel problem={problem} onRetry={again} />}
      {problem === null && answer === undefined && <Skeleton blocks={[160, 240]} />}
      {problem === null && answer !== undefined && (
        <div className={isReading ? 'file-price file-price--old' : 'file-price'} aria-busy={isReading}>
          <PriceProof quote={answer} />
        </div>
      )}
    </div>
  )
}
