import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'

interface Props {
  readonly value: string
  readonly type?: 'primary' | 'default'
}

/** Puts a secret on the clipboard; where the browser keeps it shut, the person copies by hand. */
export function CopyButton({ value, type = 'default' }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [copied, setCopied] = useState('')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      void message.warning(t('office.copy.failed'))
    }
  }
  const isCopied = copied === value && value !== ''
  return (
    <Button
      type={type}
      disabled={value === ''}
      icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      onClick={() => void copy()}
    >
      {t(isCopied ? 'office.copy.done' : 'office.copy.copy')}
    </Button>
  )
}
