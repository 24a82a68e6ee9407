import { useTranslate } from '../i18n.ts'
import { Alert } from '../components/alert.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import type { SkeletonProps } from '../components/skeleton.tsx'
import { useOnline } from '../components/use-online.ts'

/** In place of a chunk that is on its way, or waits for a connection. */
export function ChunkLoading({ blocks }: SkeletonProps) {
  const t = useTranslate()
  if (useOnline()) return <Skeleton blocks={blocks} />
  return <Alert kind="info" title={t('common.partOffline')} />
}
