import { Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import type { SendLinkProps } from '../../components/pay-links/send-link-dialog.tsx'
import { useTranslate } from '../../i18n.ts'
import { pageChunk } from '../page-chunk.tsx'

/** Most families pay themselves: fetched by those who send a link, or split what is due. */
const dialog = pageChunk(() =>
  import('../../components/pay-links/send-link-dialog.tsx').then((m) => m.SendLinkDialog),
)
const split = pageChunk(() => import('../../components/splits/split-dialog.tsx').then((m) => m.SplitDialog))

interface Props extends Omit<SendLinkProps, 'onClose'> {
  /** An order that is split is held: the wizard reads it again. Null where it is paid in one. */
  onSplit: (() => Promise<void>) | null
}

/** The ways by which others pay: links of a student, and the parts of what is due. */
export function SendLink({ onSplit, ...props }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState<'nothing' | 'link' | 'split'>('nothing')
  const close = () => setOpen('nothing')
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('link')}>
        {t('payLink.send')}
      </Button>
      {onSplit !== null && (
        <Button variant="quiet" onClick={() => setOpen('split')}>
          {t('split.open')}
        </Button>
      )}
      {open === 'link' && (
        <Suspense fallback={null}>
          <dialog.Page {...props} onClose={close} />
        </Suspense>
      )}
      {open === 'split' && onSplit !== null && (
        <Suspense fallback={null}>
          <split.Page
            student={props.student.code}
            due={props.due?.amount ?? null}
            school={props.school}
            onChange={onSplit}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
