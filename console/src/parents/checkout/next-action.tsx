import { Link } from '../navigation.tsx'
import type { PaymentResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { continuePayment } from '../pay/continue-payment.ts'
import type { NextAction } from './outcome-view.ts'

const PATHS = { retry: '/enrollment/main?step=5', main: '/enrollment/main' }

interface Props {
  action: NextAction
  variant: 'primary' | 'secondary'
  token: string
  result: PaymentResult | null
  onAgain: (() => void) | null
}

/** One thing that the reader can do next; nothing where this payment does not offer it. */
export function NextActionLink({ action, variant, token, result, onAgain }: Props) {
  const t = useTranslate()
  switch (action) {
    case 'receipt':
      return <ToReceipt token={result?.data?.receiptToken ?? null} />
    case 'continue':
      return <Continue result={result} />
    case 'again':
      return (
        onAgain && (
          <Button variant={variant} onClick={onAgain}>
            {t('checkout.again')}
          </Button>
        )
      )
    case 'login':
      return (
        <Link className={`button button--${variant}`} to={loginFor(token)}>
          {t('checkout.login')}
        </Link>
      )
    case 'retry':
    case 'main':
    default:
      return (
        <Link className={`button button--${variant}`} to={PATHS[action]}>
          {t(`checkout.${action}`)}
        </Link>
      )
  }
}

/** Sign-in that leads back here. */
function loginFor(token: string): string {
  return `/enrollment/login${token && `?why=payment&token=${encodeURIComponent(token)}`}`
}

function ToReceipt({ token }: { token: string | null }) {
  const t = useTranslate()
  if (token === null) return <p>{t('checkout.receiptSoon')}</p>
  return (
    <Link className="button button--primary" to={`/enrollment/resume/${token}`}>
      {t('checkout.seeReceipt')}
    </Link>
  )
}

/** The provider's page was closed before it was paid: the same attempt goes on there, never a second one. */
function Continue({ result }: { result: PaymentResult | null }) {
  const t = useTranslate()
  if (!result?.data?.go) return null
  return (
    <>
      <p className="outcome__unfinished">{t('checkout.unfinished')}</p>
      <Button onClick={() => continuePayment(result, () => undefined)}>{t('checkout.continue')}</Button>
    </>
  )
}
