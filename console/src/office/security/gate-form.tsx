import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { CodeField } from '../form/code-field.tsx'
import type { useGate } from './use-gate.ts'

/** The code and one button. A tablet offers digits first, as most codes have nothing else. */
export function GateForm({ gate }: { gate: ReturnType<typeof useGate> }) {
  const t = useTranslate()
  const [keys, setKeys] = useState<'digits' | 'letters'>('digits')
  const { field, code, setCode, isRefused, isActing, check } = gate
  useEffect(() => field.current?.focus(), [field])

  function changeKeys(): void {
    setKeys(keys === 'digits' ? 'letters' : 'digits')
    field.current?.focus()
  }

  return (
    <form
      className="panel gate__form"
      aria-label={t('office.security.form')}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <CodeField ref={field} code={code} onCode={setCode} isRefused={isRefused} keys={keys} />
      <div className="gate__acts">
        <Button type="primary" size="large" htmlType="submit" loading={isActing}>
          {t('office.security.look')}
        </Button>
        <Button size="large" className="gate__keys" onClick={changeKeys}>
          {t(`office.security.keys.${keys === 'digits' ? 'letters' : 'digits'}`)}
        </Button>
      </div>
    </form>
  )
}
