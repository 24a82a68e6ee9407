import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'

interface Props {
  readonly value: string
  readonly type?: 'primary' | 'default'
}

/** Puts a secret on the clipboard; where the browser keeps it shut, the person copies by hand. */
export function CopyButton({ value, type = 'default' }: Props) {
  const text = useTexts()
  const { message } = App.useApp()
  const [copied, setCopied] = useState('')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      void message.warning(text('office.copy.failed'))
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
      {text(isCopied ? 'office.copy.done' : 'office.copy.copy')}
    </Button>
  )
}
