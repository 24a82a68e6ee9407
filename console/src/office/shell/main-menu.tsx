import { Menu } from 'antd'
import { createElement } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Call } from '../api/call.ts'
import { useAccess } from '../access/use-permission.ts'
import { screens } from '../screens.tsx'
import type { Group, Screen } from '../screens.tsx'

const groups: readonly Group[] = ['enrollment', 'money', 'families', 'services', 'system']

/** The places that are this person's, by subject. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate()
  const { can } = useAccess()
  const { pathname } = useLocation()
  const open = placesOpenTo(can)
  const items = groups.flatMap((group) => {
    const children = open.filter((screen) => screen.group === group).map((screen) => itemOf(screen, t))
    return children.length === 0
      ? []
      : [{ key: group, type: 'group' as const, label: t(`office.group.${group}`), children }]
  })
  return (
    <nav aria-label={t('office.shell.menu')}>
      <Menu
        className="shell__menu"
        selectedKeys={selectedAt(pathname)}
        items={items}
        {...(onChoose && { onClick: onChoose })}
      />
    </nav>
  )
}

/** A tab stands for itself only where the screen around it is closed. */
function placesOpenTo(can: (call: Call) => boolean): readonly Screen[] {
  const open = screens.filter(({ needs }) => can(needs))
  return open.filter(({ within }) => within === undefined || open.every(({ name }) => name !== within))
}

function itemOf({ name, path, icon }: Screen, t: (key: string) => string) {
  return {
    key: name,
    icon: icon && createElement(icon, { 'aria-hidden': true }),
    label: <Link to={path}>{t(`office.${name}.menu`)}</Link>,
  }
}

/** The screen whose path the address begins with; the longest one, because a student's file lies below the list. */
function selectedAt(pathname: string): string[] {
  const [nearest] = screens
    .filter(({ path, group }) => group !== undefined && pathname.startsWith(path))
    .toSorted((one, other) => other.path.length - one.path.length)
  return nearest === undefined ? [] : [nearest.name, nearest.within ?? nearest.name]
}
