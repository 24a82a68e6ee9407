import { Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { useAmountTerms } from '../../components/pay-links/use-amount-terms.ts'
import { useTranslate } from '../../i18n.ts'
import { pageChunk } from '../page-chunk.tsx'

/** Fetched by those who ask somebody for an amount. */
const dialog = pageChunk(() => import('./send-amount-dialog.tsx').then((m) => m.SendAmountDialog))

interface Props {
  student: { readonly code: string; readonly firstNames: string }
  school: string
}

/** The way to have somebody else pay an amount on account; nothing where the school takes none. */
export function SendAmountButton(props: Props) {
  const t = useTranslate()
  const terms = useAmountTerms()
  const [isOpen, setIsOpen] = useState(false)
  if (terms === null) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('payLink.sendAmount')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Page {...props} terms={terms} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
