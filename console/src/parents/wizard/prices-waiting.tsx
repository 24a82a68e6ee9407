import type { HubProblem } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useOnline } from '../../components/use-online.ts'

/** In place of a step's prices while they are not known. */
export function PricesWaiting({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const online = useOnline()
  if (!online) return <p>{t('wizard.pricesLater')}</p>
  return problem ? null : <Skeleton blocks={[24, 160]} />
}
