import { RetryPanel } from '../components/retry-panel.tsx'

/** In place of a chunk that cannot be fetched though the hub answers. */
export function ChunkFailed() {
  return <RetryPanel onRetry={() => window.location.reload()} />
}
