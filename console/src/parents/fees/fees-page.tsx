import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../navigation.tsx'
import type { CurrentSeason, Grade, Fee } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { hub, isProblem } from '../../api/hub.ts'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeasonState } from '../use-season.ts'
import type { SeasonState } from '../use-season.ts'
import { feesQueryOf, searchOf, callOf, pagesOf } from './fees-address.ts'
import type { FeesQuery } from './fees-address.ts'
import { FeeKinds, FeesTable, GradeFilter, FeesPages } from './fees-table.tsx'
import { TransportFees } from './transport-fees.tsx'
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

/** The grades of the season; none until they come, and the list is read without its filter when they do not. */
function useGrades(): readonly Grade[] {
  const [grades, setGrades] = useState<readonly Grade[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    hub
      .get<readonly Grade[]>('/api/enrollment/admin/grades', { signal: leaving.signal })
      .then(setGrades, () => null)
    return () => leaving.abort()
  }, [])
  return grades
}

type FeesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | {
      is: 'ready'
      rows: readonly Fee[]
      total: number
      page: number
      pages: number
      /** Places in the whole list of the first and last row shown. */
      from: number
      to: number
    }

/**
 * The fees that the address asks for, the season's number a page. While others are on their way the last ones stay,
 * marked as stale.
 */
function useFees({ grade, page }: FeesQuery, season: SeasonState) {
  const size = season.is === 'ready' ? season.season.pages.fees : null
  const call = size === null ? '' : callOf({ grade, page }, size)
  const [result, setResult] = useState<{ call: string; state: FeesState }>({
    call: '',
    state: { is: 'loading' },
  })
  const isSettled = result.call === call && result.state.is !== 'loading'

  useEffect(() => {
    if (isSettled || size === null) return undefined
    const leaving = new AbortController()
    const settle = (next: FeesState) => leaving.signal.aborted || setResult({ call, state: next })
    readFees({ grade, page }, size, leaving.signal).then(settle, (fault: unknown) => settle(failed(fault)))
    return () => leaving.abort()
  }, [isSettled, call, grade, page, size])

  const retry = () => setResult({ call, state: { is: 'loading' } })
  const state = season.is === 'failed' ? failed(season.fault) : result.state
  return { state, isStale: result.call !== call, retry }
}

function failed(fault: unknown): FeesState {
  return { is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }
}

/** A page after the last one is the last one: the list may have become shorter than its address says. */
async function readFees(query: FeesQuery, size: number, signal: AbortSignal): Promise<FeesState> {
  const { rows, total } = await hub.rows<Fee>(callOf(query, size), { signal })
  const pages = pagesOf(total, size)
  if (query.page > pages) return readFees({ ...query, page: pages }, size, signal)
  const from = (query.page - 1) * size + 1
  return { is: 'ready', rows, total, page: query.page, pages, from, to: from + rows.length - 1 }
}

interface Props {
  season: CurrentSeason | null
  onAll: () => void
}

/** A grade without fees: what to do instead. */
function NoFees({ season, onAll }: Props) {
  const t = useTranslate()
  return (
    <div className="fees__empty">
      <output className="fees__empty-title">{t('fees.empty')}</output>
      {season && <p>{t('fees.emptyBody', { phone: season.school.phone })}</p>}
      <Button variant="secondary" onClick={onAll}>
        {t('fees.seeAll')}
      </Button>
    </div>
  )
}
