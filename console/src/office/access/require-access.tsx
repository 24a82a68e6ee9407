import { Suspense } from 'react'
import { useTexts } from '../../i18n.ts'
import { Broken } from '../../components/broken.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Screen } from '../screens.tsx'
import { NotAllowed } from './not-allowed.tsx'
import { useAccess } from './use-may.ts'

/** A screen, or the reason why this person does not see it. */
export function RequireAccess({ screen: { name, needs, page: Page } }: { screen: Screen }) {
  const text = useTexts()
  const { isAsking, may } = useAccess()
  if (isAsking) return <Skeleton blocks={[48, 240]} />
  if (!may(needs)) return <NotAllowed />
  return (
    <Broken key={name}>
      <title>{text(`office.${name}.title`)}</title>
      <Suspense fallback={<Skeleton blocks={[48, 240]} />}>
        <Page />
      </Suspense>
    </Broken>
  )
}
