import type { CurrentSeason, Quote, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { isBalanceKnown } from './is-balance-known.ts'
import type { HubProblem } from '../../api/hub.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { RetryButton } from './retry-button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import type { QuoteState } from './use-quote.ts'

/** The id of what the payment waits for while a balance is not known. */
export const balanceNotice = 'balance-notice'

interface Props {
  student: WizardStudent
  quote: Quote | null
  season: CurrentSeason
  onRetry: () => void
}

/** What the family owes or has in favour, and whom to call; nothing at 0. An unread balance is never taken as 0. */
export function BalanceNotice({ student, quote, season, onRetry }: Props) {
  const t = useTranslate()
  const { balance } = student
  const phone = season.school.billingPhone
  if (balance === null || !isBalanceKnown({ student, quote }))
    return (
      <div id={balanceNotice} tabIndex={-1}>
        <Alert
          kind="error"
          title={t('wizard.balanceUnread')}
          actions={
            <Button variant="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{t('wizard.balanceUnreadBody', { phone })}</p>
        </Alert>
      </div>
    )
  if (balance.kind === 'none') return null
  const amount = `$${formatCop(Math.abs(balance.amount))}`
  const owed = balance.kind === 'due'
  return (
    <Alert
      kind={owed ? 'warn' : 'success'}
      title={t(owed ? 'wizard.balanceDue' : 'wizard.balanceInFavour', { amount })}
    >
      <p>{t(owed ? 'wizard.balanceDueBody' : 'wizard.balanceInFavourBody', { phone })}</p>
    </Alert>
  )
}

interface OfflineNoticeProps {
  problem: HubProblem | null
  onRetry: () => void
}

/** No connection, or a hub that cannot be reached: in sight wherever the page is. */
export function OfflineNotice({ problem, onRetry }: OfflineNoticeProps) {
  const t = useTranslate()
  const online = useOnline()
  if (online && problem?.status !== 0) return null
  return (
    <div className="wizard__offline">
      <Alert
        kind="warn"
        title={t(`common.${noAnswer()}`)}
        actions={online && <RetryButton onRetry={onRetry} />}
      >
        <p>{t(`common.${noAnswer()}Body`)}</p>
      </Alert>
    </div>
  )
}

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
        <p>{problem.detail || t('wizard.noPriceBody', { phone: season.school.billingPhone })}</p>
      </Alert>
    )
  return <RetryPanel onRetry={retry} requestId={problem.requestId} title={t('wizard.priceFailed')} />
}

interface ProblemNoticeProps {
  problem: HubProblem | null
  onRetry: () => void
}

/** What the hub refused to keep. The choices stay on the page; what has a notice of its own is not said twice. */
export function ProblemNotice({ problem, onRetry }: ProblemNoticeProps) {
  const t = useTranslate()
  if (!problem || problem.status === 0 || problem.status === 401 || problem.code === 'PERIOD_CLOSED')
    return null
  return (
    <Alert
      kind="error"
      title={problem.title || t('wizard.notKept')}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p>{problem.detail || t('wizard.notKeptBody')}</p>
    </Alert>
  )
}
