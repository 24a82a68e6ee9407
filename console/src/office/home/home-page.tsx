import { Empty } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { AttentionCards } from './attention-cards.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { GradesChart } from './grades-chart.tsx'
import './home.css'
import { MoneyPanel } from './money-panel.tsx'
import type { Summary } from './summary.ts'

const REFRESH_MS = 30_000

/** The season at a glance: who is missing, at which step, and the money; every figure opens what is behind it. */
export default function HomePage() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/enrollment/admin/progress/summary', {
    every: REFRESH_MS,
  })
  return (
    <div className="page home">
      <h1 className="page__title">{t('office.home.title')}</h1>
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {answer !== undefined && <Season summary={answer} />}
      {answer === undefined && problem === null && <Skeleton blocks={[24, 96, 240, 240]} />}
    </div>
  )
}

function Season({ summary }: { summary: Summary }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { season, students, at, attention } = summary
  return (
    <>
      <p className="page__lead">
        {t('office.home.line', { season: season.name, n: formatCount(students) })}{' '}
        <time dateTime={at}>{t('office.home.at', { at: moment(at, locale) })}</time>
      </p>
      <AttentionCards attention={attention} />
      {students === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.home.empty')} />
      ) : (
        <div className="home__charts">
          <FunnelChart summary={summary} />
          <GradesChart summary={summary} />
          <MoneyPanel summary={summary} />
        </div>
      )}
    </>
  )
}
