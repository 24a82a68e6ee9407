import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'

interface Props {
  url: string | null
  contacts: { phone: string; email: string }
}

/** Another's chat: its script is put into the page once, and draws itself. */
export function ChatWidget({ url, contacts }: Props) {
  const t = useTranslate()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!url || document.querySelector('script[data-chat]')) return
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.dataset['chat'] = 'true'
    script.addEventListener('error', () => setFailed(true))
    document.head.append(script)
  }, [url])
  if (!failed) return <p>{t('facilities.chat.widget')}</p>
  return (
    <Alert kind="error" title={t('facilities.chat.widgetFailed')}>
      <p>{t('facilities.chat.meanwhile', contacts)}</p>
    </Alert>
  )
}
