import {
  BulbOutlined,
  ColumnHeightOutlined,
  DownOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { useGetIdentity, useLogout } from '@refinedev/core'
import { App, Button, Dropdown } from 'antd'
import type { MenuProps } from 'antd'
import { Deferred } from '../../components/deferred.tsx'
import type { Session } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { isDark, usePreferences } from '../theme/preferences.ts'

/** Who sits here, how they like it to look, and the ways out. */
export function PersonMenu() {
  const t = useTranslate()
  const { data } = useGetIdentity<Session>()
  const items = usePersonItems(data)
  return (
    <Deferred until={<span className="shell__person">{data?.name}</span>}>
      <Dropdown menu={items} trigger={['click']} placement="bottomRight">
        <Button
          type="text"
          icon={<UserOutlined aria-hidden />}
          aria-label={t('office.shell.person', { name: data?.name ?? '' })}
        >
          <span className="shell__person">{data?.name}</span>
          <DownOutlined aria-hidden="true" />
        </Button>
      </Dropdown>
    </Deferred>
  )
}

function usePersonItems(session: Session | undefined): MenuProps {
  const t = useTranslate()
  const { preferences, changePreferences } = usePreferences()
  const { locale, chooseLocale } = useLocale()
  const { mutate: signOut } = useLogout<{ everywhere?: boolean }>()
  const { modal } = App.useApp()
  const roles = (session?.roles ?? []).map((role) => t(`office.role.${role}`)).join(', ')
  const dark = isDark(preferences)
  const actions: Record<string, () => void> = {
    theme: () => changePreferences({ theme: dark ? 'light' : 'dark' }),
    density: () => changePreferences({ density: preferences.density === 'dense' ? 'comfortable' : 'dense' }),
    language: () => chooseLocale(locale === 'en' ? 'es-CO' : 'en'),
    out: () => signOut({}),
    everywhere: () =>
      void modal.confirm({
        title: t('office.signOut.everywhere'),
        content: t('office.signOut.everywhereBody'),
        okText: t('office.signOut.everywhere'),
        cancelText: t('common.cancel'),
        onOk: () => signOut({ everywhere: true }),
      }),
  }
  return {
    onClick: ({ key }) => actions[key]?.(),
    items: [
      { key: 'who', type: 'group', label: t('office.shell.roles', { roles }) },
      {
        key: 'theme',
        icon: <BulbOutlined aria-hidden />,
        label: t(dark ? 'office.look.toLight' : 'office.look.toDark'),
      },
      {
        key: 'density',
        icon: <ColumnHeightOutlined aria-hidden />,
        label: t(preferences.density === 'dense' ? 'office.look.toComfortable' : 'office.look.toDense'),
      },
      { key: 'language', label: t(locale === 'en' ? 'common.spanish' : 'common.english') },
      { type: 'divider' },
      { key: 'out', icon: <LogoutOutlined aria-hidden />, label: t('office.signOut.here') },
      { key: 'everywhere', label: t('office.signOut.everywhere') },
    ],
  }
}
