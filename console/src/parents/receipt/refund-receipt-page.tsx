import type { RefundReceipt } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { RefundSheet } from './refund-sheet.tsx'
import { ToLogin } from './to-login.tsx'
import { TokenPage } from './token-page.tsx'

interface Props {
  /** Of the receipt. */
  readonly token: string
  readonly place: string
}

/** /enrollment/resume/:token/refunds/:place: what the school gave back, read and checked by the receipt's token. */
export function RefundReceiptPage({ token, place }: Props) {
  const t = useTranslate()
  const notFound = t('receipt.refundReceipt.notFound')
  return (
    <TokenPage<RefundReceipt>
      address={`/api/receipts/${encodeURIComponent(token)}/refunds`}
      token={place}
      titleOf={() => t('receipt.refundReceipt.title')}
      notFound={{ title: notFound, body: t('receipt.notFoundBody'), actions: <ToLogin /> }}
    >
      {(refund) => <RefundSheet refund={refund} place={place} />}
    </TokenPage>
  )
}
