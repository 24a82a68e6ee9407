import { Link } from 'react-router'
import type { PaymentResult } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { follow } from '../pay/follow.ts'
import type { NextAction } from './outcome-view.ts'

const PATHS = { retry: '/enrollment/main?step=5', main: '/enrollment/main' }

interface Props {
  act: NextAction
  look: 'primary' | 'secondary'
  token: string
  result: PaymentResult | null
  onAgain: (() => void) | null
}

/** One thing that the reader can do next; nothing where this payment does not offer it. */
export function NextAct({ act, look: view, token, result, onAgain }: Props) {
  const text = useTexts()
  switch (act) {
    case 'receipt':
      return <ToReceipt token={result?.data?.receiptToken ?? null} />
    case 'continue':
      return <Continue result={result} />
    case 'again':
      return (
        onAgain && (
          <Button look={view} onClick={onAgain}>
            {text('checkout.again')}
          </Button>
        )
      )
    case 'login':
      return (
        <Link className={`button button--${view}`} to={loginFor(token)}>
          {text('checkout.login')}
        </Link>
      )
    case 'retry':
    case 'main':
    default:
      return (
        <Link className={`button button--${view}`} to={PATHS[act]}>
          {text(`checkout.${act}`)}
        </Link>
      )
  }
}

/** Sign-in that leads back here. */
function loginFor(token: string): string {
  return `/enrollment/login${token && `?why=payment&token=${encodeURIComponent(token)}`}`
}

function ToReceipt({ token }: { token: string | null }) {
  const text = useTexts()
  if (token === null) return <p>{text('checkout.receiptSoon')}</p>
  return (
    <Link className="button button--primary" to={`/enrollment/resume/${token}`}>
      {text('checkout.seeReceipt')}
    </Link>
  )
}

/** The provider's page was closed before it was paid: the same attempt goes on there, never a second one. */
function Continue({ result }: { result: PaymentResult | null }) {
  const text = useTexts()
  if (!result?.data?.go) return null
  return (
    <>
      <p className="outcome__unfinished">{text('checkout.unfinished')}</p>
      <Button onClick={() => follow(result, () => undefined)}>{text('checkout.continue')}</Button>
    </>
  )
}
