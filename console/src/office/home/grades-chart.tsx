import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { Bar } from '../chart/bar.tsx'
import { ChartPanel } from '../chart/chart-panel.tsx'
import { FiguresTable } from '../chart/figures-table.tsx'
import { Legend } from '../chart/legend.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { followUpPath } from '../steps.ts'
import { gradesOf, standings } from './grades.ts'
import type { GradeStanding } from './grades.ts'
import { shareOf } from './summary.ts'
import type { Summary } from './summary.ts'

/** Each grade in its parts: done, under way, not begun, and who may not come in. */
export function GradesChart({ summary }: { summary: Summary }) {
  const text = useTexts()
  const grades = gradesOf(summary)
  const names = standings.map(({ standing, look }) => ({
    look,
    said: text(`office.home.standing.${standing}`),
  }))
  const heads = [text('office.grades.coming'), ...names.map(({ said }) => said), text('office.home.students')]
  const rows = grades.map(({ name, counts, students }) => [
    name,
    ...standings.map(({ standing }) => cop(counts[standing])),
    cop(students),
  ])
  return (
    <ChartPanel
      title={text('office.home.grades.title')}
      table={<FiguresTable title={text('office.home.grades.title')} heads={heads} rows={rows} />}
    >
      <p className="home__note">{text('office.home.grades.order')}</p>
      <Legend entries={names} />
      <ol className="bars bars--wide">
        {grades.map((grade) => (
          <GradeBar key={grade.id} grade={grade} />
        ))}
      </ol>
    </ChartPanel>
  )
}

function GradeBar({ grade: { id, name, students, counts } }: { grade: GradeStanding }) {
  const text = useTexts()
  const parts = standings.map(({ standing, look }) => ({ look, share: shareOf(counts[standing], students) }))
  const said = standings
    .filter(({ standing }) => counts[standing] > 0)
    .map(({ standing }) => text(`office.home.counted.${standing}`, { n: cop(counts[standing]) }))
  return (
    <li className="bars__item">
      <Link className="bars__row" to={rowsAddress(followUpPath, { grade: id })}>
        <span className="bars__name">{name}</span>
        <Bar parts={parts} />
        <span className="bars__figure">{said.join(' · ')}</span>
      </Link>
    </li>
  )
}
