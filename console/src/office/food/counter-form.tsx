import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { CodeField } from '../form/code-field.tsx'
import { ServiceCards } from './service-cards.tsx'
import type { Counter } from './use-counter.ts'

/** The code, the service, and what to do; Enter looks and changes nothing. */
export function CounterForm({ counter, onWithdraw }: { counter: Counter; onWithdraw: () => void }) {
  const t = useTranslate()
  const mayWithdraw = usePermission('POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}')
  const { field, code, setCode, isRefused, checkCode, service, setService, isActing, ask } = counter
  useEffect(() => field.current?.focus(), [field])
  return (
    <form
      className="panel counter__form"
      aria-label={t('office.service.form')}
      aria-busy={isActing}
      onSubmit={(event) => {
        event.preventDefault()
        void ask('check')
      }}
    >
      <CodeField ref={field} code={code} onCode={setCode} isRefused={isRefused} />
      <ServiceCards chosen={service} onChoose={setService} />
      <div className="counter__acts">
        <Button size="large" htmlType="submit" disabled={isActing}>
          {t('office.service.look')}
        </Button>
        <Button size="large" type="primary" disabled={isActing} onClick={() => void ask('enrol')}>
          {t('office.service.enrol')}
        </Button>
        {mayWithdraw && (
          <Button size="large" danger disabled={isActing} onClick={() => checkCode() && onWithdraw()}>
            {t('office.service.withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}
