import { RetryPanel } from '../parts/retry-panel.tsx'

/** In place of a part that cannot be fetched though the hub answers. */
export function PartMissing() {
  return <RetryPanel onRetry={() => window.location.reload()} />
}
