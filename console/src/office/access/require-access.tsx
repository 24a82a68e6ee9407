import { Suspense } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Screen } from '../screens.tsx'
import { NotAllowed } from './not-allowed.tsx'
import { useAccess } from './use-permission.ts'

/** A screen, or the reason why this person does not see it. */
export function RequireAccess({ screen: { name, needs, page: Page } }: { screen: Screen }) {
  const t = useTranslate()
  const { isLoading, can } = useAccess()
  if (isLoading) return <Skeleton blocks={[48, 240]} />
  if (!can(needs)) return <NotAllowed />
  return (
    <ErrorBoundary key={name}>
      <title>{t(`office.${name}.title`)}</title>
      <Suspense fallback={<Skeleton blocks={[48, 240]} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
