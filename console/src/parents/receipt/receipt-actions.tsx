import type { Receipt } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'

interface Props {
  receipt: Receipt
  /** The school has its documents signed online. */
  documents: boolean
}

/** What a reader does with a receipt: keep it, print it, read its order, sign what is still missing. */
export function ReceiptActions({ receipt: { token, orderToken }, documents }: Props) {
  const t = useTranslate()
  const links = [
    ['order', `/enrollment/finances/order?token=${orderToken}`],
    ...(documents ? [['documents', '/enrollment/main?documents=1'] as const] : []),
  ] as const
  return (
    <div className="receipt__acts">
      <a className="button button--primary" href={`/api/receipts/${token}.pdf`} download>
        {t('receipt.pdf')}
      </a>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
      {links.map(([name, href]) => (
        <a key={name} className="button button--secondary" href={href}>
          {t(`receipt.${name}`)}
        </a>
      ))}
    </div>
  )
}
