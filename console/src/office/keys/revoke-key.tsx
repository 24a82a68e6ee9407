import { App, Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import type { ApiKey } from './key.ts'

/** A revoked key stays in the list: what it did has its name. */
export function RevokeKey({ apiKey: { id, name, prefix, revoked_at: revoked } }: { apiKey: ApiKey }) {
  const text = useTexts()
  const may = useMay('DELETE /api/keys/{id}')
  const { modal } = App.useApp()
  const { act, isActing } = useAct(() => perform('DELETE /api/keys/{id}', undefined, { params: { id } }), {
    done: () => text('office.keys.revokeDone', { name }),
  })
  const ask = () =>
    modal.confirm({
      title: text('office.keys.revokeTitle', { name, prefix }),
      content: text('office.keys.revokeBody'),
      okText: text('office.keys.revoke'),
      okButtonProps: { danger: true },
      cancelText: text('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may || revoked !== null) return null
  return (
    <Button
      size="small"
      danger
      loading={isActing}
      aria-label={text('office.keys.revokeOf', { name, prefix })}
      onClick={() => void ask()}
    >
      {text('office.keys.revoke')}
    </Button>
  )
}
