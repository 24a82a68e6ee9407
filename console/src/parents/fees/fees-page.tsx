import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeasonRead } from '../use-season.ts'
import { asked, type FeesAsked, searchOf } from './fees-address.ts'
import { FeeKinds } from './fee-kinds.tsx'
import { FeesPages } from './fees-pages.tsx'
import { FeesTable } from './fees-table.tsx'
import { GradeFilter } from './grade-filter.tsx'
import { NoFees } from './no-fees.tsx'
import { TransportFees } from './transport-fees.tsx'
import { type FeesRead, useFees } from './use-fees.ts'
import { useGrades } from './use-grades.ts'
import './fees.css'
import './fees-print.css'

/** /enrollment/fees: the catalogue for anybody, by grade, a page at a time; the address keeps both. */
export function FeesPage() {
  const text = useTexts()
  const seasonRead = useSeasonRead()
  const season = seasonRead.read.is === 'ready' ? seasonRead.read.season : null
  const grades = useGrades()
  const [search, setSearch] = useSearchParams()
  const wish = asked(search)
  const { read, isStale, retry: readAgain } = useFees(wish, seasonRead.read)
  const retry = season === null ? seasonRead.retry : readAgain
  const go = (next: FeesAsked) => setSearch(searchOf(next))
  return (
    <>
      <title>{text('fees.title')}</title>
      <PageHead season={season} />
      <main className="fees">
        <header className="fees__head">
          <h1>{text('fees.title')}</h1>
          <p className="fees__year">{season ? text('fees.year', { season: season.project }) : '\u00A0'}</p>
          <p className="fees__intro">{text('fees.intro')}</p>
          {season && (
            <p className="fees__intro">{text('fees.authorised', { tariff: season.authorisedTariff })}</p>
          )}
        </header>
        <div className="fees__tools">
          <GradeFilter grades={grades} chosen={wish.grade} onChoose={(grade) => go({ grade, page: 1 })} />
          <Button className="fees__print" look="secondary" onClick={() => window.print()}>
            {text('fees.print')}
          </Button>
        </div>
        <Results {...{ read, isStale, retry, wish, season, go }} />
        <TransportFees season={season} grade={wish.grade} />
      </main>
      <PageFoot season={season} />
    </>
  )
}

interface ResultsProps {
  read: FeesRead
  isStale: boolean
  retry: () => void
  wish: FeesAsked
  season: CurrentSeason | null
  go: (next: FeesAsked) => void
}

function Results({ read, isStale, retry, wish, season, go }: ResultsProps) {
  const text = useTexts()
  if (read.is === 'loading') return <Skeleton blocks={[24, 48, 48, 48, 48, 48]} />
  if (read.is === 'failed')
    return <RetryPanel title={text('fees.failed')} onRetry={retry} requestId={read.requestId} />
  if (read.total === 0) return <NoFees season={season} onAll={() => go({ grade: null, page: 1 })} />
  return (
    <section className="fees__results" aria-busy={isStale} aria-labelledby="fees-shown">
      <Shown read={read} />
      <FeesTable rows={read.rows} />
      <FeesPages page={read.page} pages={read.pages} onPage={(page) => go({ ...wish, page })} />
      <FeeKinds />
    </section>
  )
}

/** Which rows these are. After a turn of the page it has the focus: what follows is read from its beginning. */
function Shown({ read }: { read: Extract<FeesRead, { is: 'ready' }> }) {
  const text = useTexts()
  const line = useRef<HTMLOutputElement>(null)
  const shown = useRef(read.page)
  useEffect(() => {
    if (shown.current !== read.page) line.current?.focus()
    shown.current = read.page
  }, [read.page])
  const { from, to, total } = read
  return (
    <output id="fees-shown" ref={line} className="fees__shown" tabIndex={-1}>
      {text('fees.shown', { from, to, total })}
    </output>
  )
}
