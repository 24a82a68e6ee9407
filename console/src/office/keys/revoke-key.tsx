import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import type { ApiKey } from './key.ts'

/** A revoked key stays in the list: what it did has its name. */
export function RevokeKey({ apiKey: { id, name, prefix, revoked_at: revoked } }: { apiKey: ApiKey }) {
  const t = useTranslate()
  const may = usePermission('DELETE /api/keys/{id}')
  const { modal } = App.useApp()
  const { act, isActing } = useAction(() => perform('DELETE /api/keys/{id}', undefined, { params: { id } }), {
    done: () => t('office.keys.revokeDone', { name }),
  })
  const ask = () =>
    modal.confirm({
      title: t('office.keys.revokeTitle', { name, prefix }),
      content: t('office.keys.revokeBody'),
      okText: t('office.keys.revoke'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(undefined),
    })
  if (!may || revoked !== null) return null
  return (
    <Button
      size="small"
      danger
      loading={isActing}
      aria-label={t('office.keys.revokeOf', { name, prefix })}
      onClick={() => void ask()}
    >
      {t('office.keys.revoke')}
    </Button>
  )
}
