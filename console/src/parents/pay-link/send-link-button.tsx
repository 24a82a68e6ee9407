import { Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import type { SendLinkProps } from '../../components/pay-links/send-link-dialog.tsx'
import { useTranslate } from '../../i18n.ts'
import { pageChunk } from '../page-chunk.tsx'

/** Most families pay themselves: fetched by those who send a link. */
const dialog = pageChunk(() =>
  import('../../components/pay-links/send-link-dialog.tsx').then((m) => m.SendLinkDialog),
)

/** The way to have somebody else pay. */
export function SendLinkButton(props: Omit<SendLinkProps, 'onClose'>) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('payLink.send')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Page {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
