import { Empty } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useReadRows, useRead } from '../api/use-read.ts'
import { DashboardFrame } from '../enrollments/dashboard-frame.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { isDark, usePreferences } from '../theme/preferences.ts'
import { HomesView } from './homes-view.tsx'

/** The tab 'Mapa': where the students live, by school code alone (transport-16). */
export default function HomesMapPage() {
  return (
    <DashboardFrame tab="map">
      <Homes />
    </DashboardFrame>
  )
}

function Homes() {
  const t = useTranslate()
  const { preferences } = usePreferences()
  const season = useRead('GET /api/seasons/current')
  const homes = useReadRows('GET /api/transport/geolocation/information', {})
  const problem = homes.problem ?? season.problem
  if (problem !== null) {
    return (
      <ProblemPanel
        problem={problem}
        onRetry={() => {
          season.refetch()
          homes.refetch()
        }}
      />
    )
  }
  if (homes.answer === undefined || season.answer === undefined) return <Skeleton blocks={[48, 240, 240]} />
  if (homes.answer.rows.length === 0) return <Empty description={t('office.homesMap.empty')} />
  // The canvas takes its colours once: another theme is another drawing.
  return (
    <HomesView
      key={String(isDark(preferences))}
      homes={homes.answer.rows}
      students={homes.answer.total}
      season={season.answer}
    />
  )
}
