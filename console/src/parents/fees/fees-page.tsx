import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeasonState } from '../use-season.ts'
import { feesQueryOf, type FeesQuery, searchOf } from './fees-address.ts'
import { FeeKinds } from './fee-kinds.tsx'
import { FeesPages } from './fees-pages.tsx'
import { FeesTable } from './fees-table.tsx'
import { GradeFilter } from './grade-filter.tsx'
import { NoFees } from './no-fees.tsx'
import { TransportFees } from './transport-fees.tsx'
import { type FeesState, useFees } from './use-fees.ts'
import { useGrades } from './use-grades.ts'
import './fees.css'
import './fees-print.css'

/** /enrollment/fees: the catalogue for anybody, by grade, a page at a time; the address keeps both. */
export function FeesPage() {
  const t = useTranslate()
  const seasonState = useSeasonState()
  const season = seasonState.state.is === 'ready' ? seasonState.state.season : null
  const grades = useGrades()
  const [search, setSearch] = useSearchParams()
  const query = feesQueryOf(search)
  const { state, isStale, retry: readAgain } = useFees(query, seasonState.state)
  const retry = season === null ? seasonState.retry : readAgain
  const go = (next: FeesQuery) => setSearch(searchOf(next))
  return (
    <>
      <title>{t('fees.title')}</title>
      <PageHead season={season} />
      <main className="fees">
        <header className="fees__head">
          <h1>{t('fees.title')}</h1>
          <p className="fees__year">{season ? t('fees.year', { season: season.project }) : '\u00A0'}</p>
          <p className="fees__intro">{t('fees.intro')}</p>
          {season && (
            <p className="fees__intro">{t('fees.authorised', { tariff: season.authorisedTariff })}</p>
          )}
        </header>
        <div className="fees__tools">
          <GradeFilter grades={grades} chosen={query.grade} onChoose={(grade) => go({ grade, page: 1 })} />
          <Button className="fees__print" variant="secondary" onClick={() => window.print()}>
            {t('fees.print')}
          </Button>
        </div>
        <Results {...{ state, isStale, retry, query, season, go }} />
        <TransportFees season={season} grade={query.grade} />
      </main>
      <PageFoot season={season} />
    </>
  )
}

interface ResultsProps {
  state: FeesState
  isStale: boolean
  retry: () => void
  query: FeesQuery
  season: CurrentSeason | null
  go: (next: FeesQuery) => void
}

function Results({ state, isStale, retry, query, season, go }: ResultsProps) {
  const t = useTranslate()
  if (state.is === 'loading') return <Skeleton blocks={[24, 48, 48, 48, 48, 48]} />
  if (state.is === 'failed')
    return <RetryPanel title={t('fees.failed')} onRetry={retry} requestId={state.requestId} />
  if (state.total === 0) return <NoFees season={season} onAll={() => go({ grade: null, page: 1 })} />
  return (
    <section className="fees__results" aria-busy={isStale} aria-labelledby="fees-shown">
      <Shown state={state} />
      <FeesTable rows={state.rows} />
      <FeesPages page={state.page} pages={state.pages} onPage={(page) => go({ ...query, page })} />
      <FeeKinds />
    </section>
  )
}

/** Which rows these are. After a turn of the page it has the focus: what follows is read from its beginning. */
function Shown({ state }: { state: Extract<FeesState, { is: 'ready' }> }) {
  const t = useTranslate()
  const line = useRef<HTMLOutputElement>(null)
  const shown = useRef(state.page)
  useEffect(() => {
    if (shown.current !== state.page) line.current?.focus()
    shown.current = state.page
  }, [state.page])
  const { from, to, total } = state
  return (
    <output id="fees-shown" ref={line} className="fees__shown" tabIndex={-1}>
      {t('fees.shown', { from, to, total })}
    </output>
  )
}
