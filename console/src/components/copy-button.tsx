import { useState } from 'react'
import { useTranslate } from '../i18n.ts'
import { Button } from './button.tsx'

interface Props {
  value: string
  /** What is copied, for who does not see it beside the button. */
  name: string
}

/** Puts a value on the clipboard and says so; where the browser denies access, the reader is asked to copy by hand. */
export function CopyButton({ value, name }: Props) {
  const t = useTranslate()
  const [end, setEnd] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setEnd('copied'),
      () => setEnd('notCopied'),
    )
  return (
    <span className="copy">
      <Button
        variant="secondary"
        aria-label={t(end === 'copied' ? 'common.copiedOf' : 'common.copyOf', { name })}
        onClick={() => void copy()}
      >
        {t(end === 'copied' ? 'common.copied' : 'common.copy')}
      </Button>
      <output className={end === 'notCopied' ? 'copy__failed' : 'unseen'}>
        {end === 'copy' ? '' : t(`common.${end}Of`, { name })}
      </output>
    </span>
  )
}
