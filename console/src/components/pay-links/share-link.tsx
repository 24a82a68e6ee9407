import { useState } from 'react'
import type { SentPayLink } from '../../api/types.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  link: Pick<SentPayLink, 'address'>
  school: string
}

/** A link that was just made, to be sent. */
export function ShareLink(props: Props) {
  const t = useTranslate()
  return (
    <Alert kind="success" title={t('payLink.share.ready')}>
      <LinkToSend {...props} />
    </Alert>
  )
}

/** A link to be sent: with it goes the school's name and nothing else. */
export function LinkToSend({ link: { address }, school }: Props) {
  const t = useTranslate()
  const [copied, setCopied] = useState<'no' | 'copied' | 'notCopied'>('no')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    )
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${school}: ${address}`)}`
  return (
    <>
      <p className="send-link__address">{address}</p>
      <div className="send-link__acts">
        <Button variant="secondary" onClick={() => void copy()}>
          {t(copied === 'copied' ? 'common.copied' : 'common.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="secondary"
            // Who closes the sheet of the telephone has changed their mind, and nothing failed.
            onClick={() => void navigator.share({ title: school, url: address }).catch(() => undefined)}
          >
            {t('payLink.share.share')}
          </Button>
        )}
        <a className="button button--secondary" href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t('payLink.share.whatsapp')}
        </a>
      </div>
      <output>{copied === 'notCopied' && t('payLink.share.notCopied')}</output>
    </>
  )
}
