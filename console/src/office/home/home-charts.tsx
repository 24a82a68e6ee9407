import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { Bar, ChartPanel, FiguresTable, Pattern } from '../chart/chart.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { followUpPath } from '../steps.ts'
import { stagesOf } from './funnel.ts'
import type { FunnelStage } from './funnel.ts'
import { shareOf, sharePercent } from './summary.ts'
import type { Summary } from './summary.ts'
import { gradesOf, gradeProgressStates } from './grades.ts'
import type { GradeCounts } from './grades.ts'
import type { PatternName } from '../chart/chart.tsx'

/** How many got to each step, and how many are waiting at it. */
export function FunnelChart({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const stages = stagesOf(summary)
  const all = stages[0]?.reached ?? 0
  const blocked = summary.students - all
  const rows = stages.map(({ step, reached, here }) => [
    t(`office.home.reached.${step}`),
    formatCount(reached),
    sharePercent(reached, all, locale),
    formatCount(here),
  ])
  const heads = ['step', 'reached', 'share', 'here'].map((head) => t(`office.home.funnel.${head}`))
  return (
    <ChartPanel
      title={t('office.home.funnel.title')}
      table={<FiguresTable title={t('office.home.funnel.title')} heads={heads} rows={rows} />}
    >
      <ol className="bars">
        {stages.map((stage) => (
          <Stage key={stage.step} stage={stage} all={all} />
        ))}
      </ol>
      <p className="home__note">{t('office.home.funnel.complete')}</p>
      {blocked > 0 && (
        <p className="home__note">
          <Link to={rowsAddress(followUpPath, { step: 'blocked' })}>
            {t('office.home.funnel.blocked', { n: blocked })}
          </Link>
        </p>
      )}
    </ChartPanel>
  )
}

function Stage({ stage: { step, reached, here, onwards }, all }: { stage: FunnelStage; all: number }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <li className="bars__item">
      <Link className="bars__row" to={rowsAddress(followUpPath, { step: onwards.join(',') })}>
        <span className="bars__name">{t(`office.home.reached.${step}`)}</span>
        <Bar parts={[{ pattern: 'full', share: shareOf(reached, all) }]} />
        <span className="bars__figure figures">
          {formatCount(reached)} <span className="bars__soft">({sharePercent(reached, all, locale)})</span>
        </span>
      </Link>
      <span className="bars__more">
        {here > 0 && (
          <Link
            to={rowsAddress(followUpPath, { step })}
            aria-label={t('office.home.funnel.hereAt', {
              n: here,
              step: t(`office.step.${step}`),
            })}
          >
            {t('office.home.funnel.hereNow', { n: here })}
          </Link>
        )}
      </span>
    </li>
  )
}

/** Each grade in its parts: done, under way, not begun, and who may not come in. */
export function GradesChart({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const grades = gradesOf(summary)
  const names = gradeProgressStates.map(({ progress, pattern }) => ({
    pattern,
    label: t(`office.home.standing.${progress}`),
  }))
  const heads = [t('office.grades.coming'), ...names.map(({ label }) => label), t('office.home.students')]
  const rows = grades.map(({ name, counts, students }) => [
    name,
    ...gradeProgressStates.map(({ progress }) => formatCount(counts[progress])),
    formatCount(students),
  ])
  return (
    <ChartPanel
      title={t('office.home.grades.title')}
      table={<FiguresTable title={t('office.home.grades.title')} heads={heads} rows={rows} />}
    >
      <p className="home__note">{t('office.home.grades.order')}</p>
      <Legend entries={names} />
      <ol className="bars bars--wide">
        {grades.map((grade) => (
          <GradeBar key={grade.id} grade={grade} />
        ))}
      </ol>
    </ChartPanel>
  )
}

function GradeBar({ grade: { id, name, students, counts } }: { grade: GradeCounts }) {
  const t = useTranslate()
  const parts = gradeProgressStates.map(({ progress, pattern }) => ({
    pattern,
    share: shareOf(counts[progress], students),
  }))
  const label = gradeProgressStates
    .filter(({ progress }) => counts[progress] > 0)
    .map(({ progress }) => t(`office.home.counted.${progress}`, { n: counts[progress] }))
  return (
    <li className="bars__item">
      <Link className="bars__row" to={rowsAddress(followUpPath, { grade: id })}>
        <span className="bars__name">{name}</span>
        <Bar parts={parts} />
        <span className="bars__figure">{label.join(' · ')}</span>
      </Link>
    </li>
  )
}

/** What the parts of the bars stand for. */
function Legend({
  entries,
}: {
  entries: readonly { readonly pattern: PatternName; readonly label: string }[]
}) {
  return (
    <ul className="legend">
      {entries.map(({ pattern, label }) => (
        <li key={pattern}>
          <svg className="legend__sample" aria-hidden="true">
            <Pattern pattern={pattern} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
