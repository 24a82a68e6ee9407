import { useCallback, useEffect, useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { hub } from '../../api/hub.ts'
import type { Activity } from '../../api/types.ts'
import { FixedNotice } from '../wizard/fixed-notice.tsx'
import type { StepProps } from '../wizard/step-props.ts'
import { ActivityCard } from './activity-card.tsx'
import { clashesOf } from './clashes.ts'
import { isFull } from './activity-rules.ts'
import './activities.css'

/** Step 4: the eco and club activities of the student's grade, at most as many as the season says. */
export function ActivitiesStep(props: StepProps) {
  const { season, student, draft, quote } = props
  const t = useTranslate()
  const { listed, refresh, retry } = useActivities(student.nextGrade.id)
  if (listed.is === 'loading') return <Skeleton blocks={[24, 240, 240]} />
  if (listed.is === 'failed') {
    return (
      <RetryPanel onRetry={retry} requestId={isProblem(listed.fault) ? listed.fault.requestId : undefined} />
    )
  }
  const enrolled = listed.activities.filter(({ code }) => draft.activities.includes(code))
  return (
    <div className="activities">
      <FixedNotice student={student} />
      <p>{t('activities.intro', { n: season.maxActivities })}</p>
      <p className="activities__count" aria-live="polite">
        {t('activities.count', { n: draft.activities.length, most: season.maxActivities })}
      </p>
      <p className="unseen" aria-live="polite">
        {listed.activities
          .filter((one) => isFull(one) && !draft.activities.includes(one.code))
          .map((one) => t('activities.fullOf', { name: one.concept }))
          .join('. ')}
      </p>
      {listed.activities.length === 0 && (
        <Alert kind="info" title={t('activities.empty')}>
          <p>{t('activities.emptyBody')}</p>
        </Alert>
      )}
      <ul className="activities__list">
        {listed.activities.map((activity) => (
          <ActivityCard
            key={activity.code}
            activity={activity}
            row={quote?.activities.find(({ code }) => code === activity.code) ?? null}
            student={student}
            enrolled={draft.activities}
            clashes={clashesOf(activity, enrolled)}
            period={draft.period}
            season={season}
            onChanged={async () => {
              await Promise.all([props.reload(), refresh()])
            }}
          />
        ))}
      </ul>
    </div>
  )
}

type ActivitiesState =
  { is: 'loading' } | { is: 'failed'; fault: unknown } | { is: 'ready'; activities: Activity[] }

/** Places are taken by other families all the time: while the list is looked at, it is read again so often. */
const REFRESH_MS = 20_000

/** The activities of a grade. `refresh` reads them again and keeps the list on screen meanwhile. */
function useActivities(gradeId: number): {
  listed: ActivitiesState
  refresh: () => Promise<void>
  retry: () => void
} {
  const [listed, setListed] = useState<ActivitiesState>({ is: 'loading' })

  const refresh = useCallback(
    () =>
      hub.get<Activity[]>(`/api/enrollment/fees/community/${gradeId}`).then(
        (activities) => setListed({ is: 'ready', activities }),
        // What is on screen stays when only a later reading fails.
        (fault: unknown) => setListed((before) => (before.is === 'ready' ? before : { is: 'failed', fault })),
      ),
    [gradeId],
  )
  useEffect(() => {
    void refresh()
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(refreshIfVisible, REFRESH_MS)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [refresh])

  const retry = () => {
    setListed({ is: 'loading' })
    void refresh()
  }
  return { listed, refresh, retry }
}
