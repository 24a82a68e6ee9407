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
import type { Session } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { isDark } from '../theme/preferences.ts'
import { usePreferences } from '../theme/use-preferences.ts'

/** Who sits here, how they like it to look, and the ways out. */
export function PersonMenu() {
  const text = useTexts()
  const { data } = useGetIdentity<Session>()
  const items = usePersonItems(data)
  return (
    <Dropdown menu={items} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        icon={<UserOutlined aria-hidden />}
        aria-label={text('office.shell.person', { name: data?.name ?? '' })}
      >
        <span className="shell__person">{data?.name}</span>
        <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  )
}

function usePersonItems(session: Session | undefined): MenuProps {
  const text = useTexts()
  const { preferences, changeLook } = usePreferences()
  const { locale, chooseLocale } = useLocale()
  const { mutate: signOut } = useLogout<{ everywhere?: boolean }>()
  const { modal } = App.useApp()
  const roles = (session?.roles ?? []).map((role) => text(`office.role.${role}`)).join(', ')
  const dark = isDark(preferences)
  const acts: Record<string, () => void> = {
    theme: () => changeLook({ theme: dark ? 'light' : 'dark' }),
    density: () => changeLook({ density: preferences.density === 'dense' ? 'comfortable' : 'dense' }),
    language: () => chooseLocale(locale === 'en' ? 'es-CO' : 'en'),
    out: () => signOut({}),
    everywhere: () =>
      void modal.confirm({
        title: text('office.signOut.everywhere'),
        content: text('office.signOut.everywhereBody'),
        okText: text('office.signOut.everywhere'),
        cancelText: text('common.cancel'),
        onOk: () => signOut({ everywhere: true }),
      }),
  }
  return {
    onClick: ({ key }) => acts[key]?.(),
    items: [
      { key: 'who', type: 'group', label: text('office.shell.roles', { roles }) },
      {
        key: 'theme',
        icon: <BulbOutlined aria-hidden />,
        label: text(dark ? 'office.look.toLight' : 'office.look.toDark'),
      },
      {
        key: 'density',
        icon: <ColumnHeightOutlined aria-hidden />,
        label: text(preferences.density === 'dense' ? 'office.look.toComfortable' : 'office.look.toDense'),
      },
      { key: 'language', label: text(locale === 'en' ? 'common.spanish' : 'common.english') },
      { type: 'divider' },
      { key: 'out', icon: <LogoutOutlined aria-hidden />, label: text('office.signOut.here') },
      { key: 'everywhere', label: text('office.signOut.everywhere') },
    ],
  }
}
