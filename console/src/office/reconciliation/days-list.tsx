import { Empty } from 'antd'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import '../list/list.css'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { addressWith } from './day-address.ts'
import { DayCards } from './day-cards.tsx'
import { DayRange } from './day-range.tsx'
import { DaysTable } from './days-table.tsx'
import { useIsWide } from './use-is-wide.ts'

/** The days of a span in sums, the newest first; the last seven where none is asked for. */
export function DaysList({ from, to }: { from: string; to: string }) {
  const t = useTranslate()
  const isWide = useIsWide()
  const [search] = useSearchParams()
  const { answer, problem, refetch } = useRead('GET /api/reconciliation/days', { query: { from, to } })
  const days = answer?.toReversed() ?? []
  const first = from || (answer?.[0]?.day ?? '')
  const last = to || (answer?.at(-1)?.day ?? '')
  const addressOf = (day: string, show: 'open' | '' = '') => addressWith(search, { day, show })
  const rangeError = problem?.errors['from']?.join(' ')
  return (
    <>
      <h1 className="page__title">{t('office.reconciliation.title')}</h1>
      <p className="page__lead">{t('office.reconciliation.lead')}</p>
      <DayRange key={`${first} ${last}`} from={first} to={last} error={rangeError} />
      {problem !== null && rangeError === undefined && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[48, 240]} />}
      {answer?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.reconciliation.noDays')} />
      )}
      {days.length > 0 &&
        (isWide ? (
          <DaysTable days={days} addressOf={addressOf} />
        ) : (
          <DayCards days={days} addressOf={addressOf} />
        ))}
    </>
  )
}
