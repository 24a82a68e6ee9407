import { useState } from 'react'
import type { CurrentSeason, Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { reduceChoices } from '../../components/price/reduce-choices.ts'
import type { Choices, ChoiceRules } from '../../components/price/reduce-choices.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useReadBy } from '../api/use-read.ts'
import type { ReadResult } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { ClosedPeriod } from './closed-period.tsx'
import { firstChoices } from './first-choices.ts'
import { PriceChoices } from './price-choices.tsx'
import { PriceBreakdowns } from './price-breakdowns.tsx'
import type { StudentFile } from './student-file.ts'

interface Props {
  readonly file: StudentFile
  readonly season: CurrentSeason
}

/** What the enrolment would cost by today's prices and rules. */
export function TodayPrice({ file, season }: Props) {
  const t = useTranslate()
  const { next_grade_id: grade } = file.student
  if (grade === null) return <p>{t('office.studentFile.price.noGrade')}</p>
  return <Price file={file} season={season} grade={grade} />
}

function Price({ file: { student, draft }, season, grade }: Props & { readonly grade: number }) {
  const t = useTranslate()
  const { defaultQuotas, quotasAboveGradeId } = season
  // Whether the student may use the agreement is not in the file: the hub refuses it, and says so beside the field.
  const rules: ChoiceRules = {
    nextGradeId: grade,
    cardAuthorisation: 'Si',
    defaultQuotas,
    quotasAboveGradeId,
  }
  const first = firstChoices(draft, rules)
  const [choices, setChoices] = useState(first)
  const closed = closedPeriod(choices, season)
  const reading = useReadBy(
    'POST /api/enrollment/quotes',
    {
      ...choices,
      studentCode: student.code,
      transport: { is: 'kept' },
      activities: draft?.activities ?? [],
    },
    { when: closed === undefined },
  )
  const act = { choose: 'period', period: 3 } as const
  return (
    <div className="page">
      <p className="page__lead">{t(`office.studentFile.price.${draft === null ? 'leadNone' : 'lead'}`)}</p>
      <PriceChoices
        choices={choices}
        first={first}
        rules={rules}
        periods={season.periods}
        problem={reading.problem}
        onChoose={setChoices}
      />
      {closed === undefined ? (
        <Priced reading={reading} />
      ) : (
        <ClosedPeriod period={closed} onOpenPeriod={() => setChoices(reduceChoices(choices, act, rules))} />
      )}
    </div>
  )
}

function Priced({
  reading: { answer, problem, isReading, refetch },
}: {
  readonly reading: ReadResult<Quote>
}) {
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[160, 240]} />
  return (
    <div className={isReading ? 'file-price file-price--old' : 'file-price'} aria-busy={isReading}>
      <PriceBreakdowns quote={answer} />
    </div>
  )
}

/** A family may have chosen what is closed by now. */
function closedPeriod(
  { period: chosen }: Choices,
  { periods }: CurrentSeason,
): CurrentSeason['periods'][number] | undefined {
  return periods.find(({ period, available }) => period === chosen && !available)
}
