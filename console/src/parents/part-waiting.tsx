import { useTexts } from '../i18n.ts'
import { Alert } from '../parts/alert.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { SkeletonProps } from '../parts/skeleton.tsx'
import { useOnline } from '../parts/use-online.ts'

/** In place of a part that is on its way, or waits for a connection. */
export function PartWaiting({ blocks }: SkeletonProps) {
  const text = useTexts()
  if (useOnline()) return <Skeleton blocks={blocks} />
  return <Alert kind="info" title={text('common.partOffline')} />
}
