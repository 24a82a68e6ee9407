import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { healthText } from './health-text.ts'
import type { Integration } from './integration.ts'
import { PauseDialog } from './pause-dialog.tsx'

interface Props {
  readonly integration: Integration
}

/** Ask now, hold, let go, and in the demonstration a visit to the other side. */
export function IntegrationActions({ integration }: Props) {
  const { pause, desk } = integration
  return (
    <div className="integration__acts">
      {pause === null ? <Check integration={integration} /> : <Resume integration={integration} />}
      {pause === null && <Pause integration={integration} />}
      {desk !== null && <Desk desk={desk} />}
    </div>
  )
}

function Check({ integration: { instance } }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/check')
  const { act, isActing } = useAction(
    () => perform('POST /api/plugins/{instance}/check', undefined, { params: { instance } }),
    { done: (health) => `${instance}: ${healthText(health, t)}` },
  )
  if (!may) return null
  return (
    <Button
      loading={isActing}
      aria-label={t('office.integrations.checkOf', { instance })}
      onClick={() => void act(undefined)}
    >
      {t('office.integrations.check')}
    </Button>
  )
}

function Pause({ integration }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/pause')
  const [isAsking, setAsking] = useState(false)
  if (!may) return null
  return (
    <>
      <Button
        danger
        aria-label={t('office.integrations.pauseOf', { instance: integration.instance })}
        onClick={() => setAsking(true)}
      >
        {t('office.integrations.pause')}
      </Button>
      {isAsking && <PauseDialog integration={integration} onClose={() => setAsking(false)} />}
    </>
  )
}

function Resume({ integration: { instance } }: Props) {
  const t = useTranslate()
  const may = usePermission('POST /api/plugins/{instance}/resume')
  const { act, isActing } = useAction(
    () => perform('POST /api/plugins/{instance}/resume', undefined, { params: { instance } }),
    { done: (health) => `${instance}: ${healthText(health, t)}` },
  )
  if (!may) return null
  return (
    <Button
      type="primary"
      loading={isActing}
      aria-label={t('office.integrations.resumeOf', { instance })}
      onClick={() => void act(undefined)}
    >
      {t('office.integrations.resume')}
    </Button>
  )
}

/** Served by the hub beside the office, not by it: a new tab. */
function Desk({ desk }: { desk: string }) {
  const t = useTranslate()
  return (
    <Button type="link" href={desk} target="_blank">
      {t('office.integrations.desk')}
    </Button>
  )
}
