import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { useOnline } from '../../components/use-online.ts'
import { RetryButton } from './retry-button.tsx'
import type { QuoteState } from './use-quote.ts'

/** Why there is no price for the choices of this draft, in the hub's words where it gave them. */
export function PriceProblem({ priced, season }: { priced: QuoteState; season: CurrentSeason }) {
  const t = useTranslate()
  const { problem, retry } = priced
  const online = useOnline()
  if (!problem || problem.status === 401 || problem.code === 'PERIOD_CLOSED') return null
  // Without a connection the page already says so, and the price is asked again when it returns.
  if (problem.status === 0 && !online) return null
  if (problem.status >= 400 && problem.status < 500)
    return (
      <Alert
        kind="error"
        title={problem.title || t('wizard.noPrice')}
        actions={<RetryButton onRetry={retry} />}
      >
        <p>{problem.detail || t('wizard.noPriceBody', { phone: season.school.phone })}</p>
      </Alert>
    )
  return <RetryPanel onRetry={retry} requestId={problem.requestId} title={t('wizard.priceFailed')} />
}
