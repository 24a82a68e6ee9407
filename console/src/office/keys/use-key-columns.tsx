import { Tag, App, Button } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RoleTags } from '../list/role-tags.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import type { RowOf } from '../api/call.ts'

const colors: Readonly<Record<KeyState, string>> = { active: 'green', expired: 'orange', revoked: 'red' }

export function useKeyColumns(): readonly Column<ApiKey>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const stateOf = (key: ApiKey) => t(`office.keys.is.${keyState(key, new Date())}`)
  return [
    {
      key: 'name',
      title: t('office.keys.name'),
      value: ({ name }) => name,
      show: ({ name, prefix }, marked) => (
        <TwoLines first={marked(name)} label={t('office.keys.prefix')} second={marked(`${prefix}…`)} />
      ),
      sorts: true,
    },
    { key: 'prefix', only: 'file', title: t('office.keys.prefix'), value: ({ prefix }) => `${prefix}…` },
    {
      key: 'roles',
      title: t('office.roles.label'),
      value: ({ roles }) => roles.map((role) => t(`office.role.${role}`)).join(', '),
      show: ({ roles }) => <RoleTags roles={roles} />,
    },
    {
      key: 'state',
      title: t('office.keys.state'),
      value: stateOf,
      show: (key) => (
        <TwoLines
          first={<Tag color={colors[keyState(key, new Date())]}>{stateOf(key)}</Tag>}
          label={t('office.keys.revokedAt')}
          second={moment(toSeason(key.revoked_at), locale)}
        />
      ),
    },
    {
      key: 'act',
      title: t('office.keys.act'),
      show: (key) => <RevokeKey apiKey={key} />,
    },
    {
      key: 'expires_at',
      title: t('office.keys.expires'),
      at: ({ expires_at: at }) => toSeason(at),
      value: ({ expires_at: at }) => (at === null ? t('office.keys.forEver') : moment(toSeason(at), locale)),
    },
    {
      key: 'last_used_at',
      title: t('office.keys.lastUsed'),
      at: ({ last_used_at: at }) => toSeason(at),
      value: ({ last_used_at: at }) => (at === null ? t('office.keys.never') : moment(toSeason(at), locale)),
      sorts: true,
    },
    {
      key: 'created_at',
      title: t('office.keys.createdAt'),
      at: ({ created_at: at }) => toSeason(at),
      show: ({ created_at: at, created_by: by }) => (
        <TwoLines
          first={moment(toSeason(at), locale)}
          label={t('office.keys.createdBy')}
          second={actorLabel(by, t)}
        />
      ),
      sorts: true,
    },
    {
      key: 'created_by',
      only: 'file',
      title: t('office.keys.createdBy'),
      value: ({ created_by: by }) => actorLabel(by, t),
    },
    {
      key: 'revoked_at',
      only: 'file',
      title: t('office.keys.revokedAt'),
      at: ({ revoked_at: at }) => toSeason(at),
    },
  ]
}

/** A revoked key stays in the list: what it did has its name. */
function RevokeKey({ apiKey: { id, name, prefix, revoked_at: revoked } }: { apiKey: ApiKey }) {
  const t = useTranslate()
  const may = usePermission('DELETE /api/keys/{id}')
  const { modal } = App.useApp()
  const { act, isActing } = useAction('DELETE /api/keys/{id}', () => ({ params: { id } }), {
    done: () => t('office.keys.revokeDone', { name }),
  })
  const ask = () =>
    modal.confirm({
      title: t('office.keys.revokeTitle', { name, prefix }),
      content: t('office.keys.revokeBody'),
      okText: t('office.keys.revoke'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(),
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

type ApiKey = RowOf<'GET /api/keys'>

type KeyState = 'active' | 'expired' | 'revoked'

function keyState({ revoked_at: revoked, expires_at: expires }: ApiKey, now: Date): KeyState {
  if (revoked !== null) return 'revoked'
  return expires !== null && Date.parse(expires) <= now.getTime() ? 'expired' : 'active'
}
