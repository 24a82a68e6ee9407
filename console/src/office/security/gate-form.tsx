import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { CodeField } from '../form/code-field.tsx'
import type { useGate } from './use-gate.ts'

/** The code and one button. A tablet offers digits first, as most codes have nothing else. */
export function GateForm({ gate }: { gate: ReturnType<typeof useGate> }) {
  const text = useTexts()
  const [keys, setKeys] = useState<'digits' | 'letters'>('digits')
  const { field, code, setCode, isRefused, isActing, look: tag } = gate
  useEffect(() => field.current?.focus(), [field])

  function changeKeys(): void {
    setKeys(keys === 'digits' ? 'letters' : 'digits')
    field.current?.focus()
  }

  return (
    <form
      className="panel gate__form"
      aria-label={text('office.security.form')}
      onSubmit={(event) => {
        event.preventDefault()
        void tag()
      }}
    >
      <CodeField ref={field} code={code} onCode={setCode} isRefused={isRefused} keys={keys} />
      <div className="gate__acts">
        <Button type="primary" size="large" htmlType="submit" loading={isActing}>
          {text('office.security.look')}
        </Button>
        <Button size="large" className="gate__keys" onClick={changeKeys}>
          {text(`office.security.keys.${keys === 'digits' ? 'letters' : 'digits'}`)}
        </Button>
      </div>
    </form>
  )
}
