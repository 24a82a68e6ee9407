import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { Bar } from '../chart/bar.tsx'
import { ChartPanel } from '../chart/chart-panel.tsx'
import { FiguresTable } from '../chart/figures-table.tsx'
import { Legend } from '../chart/legend.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { followUpPath } from '../steps.ts'
import { gradesOf, gradeProgressStates } from './grades.ts'
import type { GradeCounts } from './grades.ts'
import { shareOf } from './summary.ts'
import type { Summary } from './summary.ts'

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
    .map(({ progress }) => t(`office.home.counted.${progress}`, { n: formatCount(counts[progress]) }))
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
