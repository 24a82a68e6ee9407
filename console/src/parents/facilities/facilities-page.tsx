import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import { DeparturePanel } from './departure-panel.tsx'
import { HelpChat } from './help-chat.tsx'
import { useFacilities } from './use-facilities.ts'
import './facilities.css'

/** /enrollment/facilities: the help chat and permissions for departure, each in its hours, over the Sabana. */
export function FacilitiesPage() {
  const t = useTranslate()
  const season = useSeason()
  const { state, reload } = useFacilities()
  return (
    <div className="facilities">
      <title>{t('facilities.pageTitle')}</title>
      <PageHead season={season} />
      <main className="facilities__main">
        <h1 className="facilities__title">{t('facilities.title')}</h1>
        {state.is === 'loading' && (
          <div className="facilities__panel">
            <Skeleton blocks={[48, 24, 160, 48]} />
          </div>
        )}
        {state.is === 'failed' && (
          <div className="facilities__panel">
            <RetryPanel onRetry={reload} requestId={state.requestId} />
          </div>
        )}
        {state.is === 'ready' && (
          <>
            <HelpChat facilities={state.facilities} school={season?.school ?? null} onClosed={reload} />
            <DeparturePanel facilities={state.facilities} />
          </>
        )}
      </main>
      <div className="facilities__foot">
        <PageFoot season={season} />
      </div>
    </div>
  )
}
