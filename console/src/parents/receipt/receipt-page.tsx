import type { Receipt } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { useSeason } from '../use-season.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { ToLogin } from './to-login.tsx'
import { TokenPage } from './token-page.tsx'

/** /enrollment/resume/:token: the receipt of one order, read by its token alone. */
export function ReceiptPage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const season = useSeason()
  return (
    <TokenPage<Receipt>
      address="/api/enrollment/resume"
      token={token}
      titleOf={() => t('receipt.title')}
      notFound={{ title: t('receipt.notFound'), body: t('receipt.notFoundBody'), actions: <ToLogin /> }}
    >
      {(receipt) => <ReceiptSheet receipt={receipt} documents={season?.documents.enabled ?? false} />}
    </TokenPage>
  )
}
