import { Link, useLocation } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermitted } from '../access/use-permission.ts'
import type { Group } from '../place.ts'
import { screenIcons } from '../screen-icons.ts'
import { screens } from '../screens.ts'
import type { Screen, ScreenName } from '../screens.ts'
import './main-menu.css'

const groups: readonly Group[] = ['enrollment', 'money', 'families', 'services', 'system']

/** The places that are this person's, by subject. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate()
  const { permitted } = usePermitted(screens)
  const { pathname } = useLocation()
  // A tab stands for itself only where the screen around it is closed.
  const shown = permitted.filter(
    ({ within }) => within === undefined || permitted.every(({ name }) => name !== within),
  )
  const here = placeAt(pathname)
  return (
    <nav className="menu" aria-label={t('office.shell.menu')}>
      {groups.map((group) => {
        const places = shown.filter((screen) => screen.group === group)
        return places.length === 0 ? null : (
          <MenuGroup
            key={group}
            title={t(`office.group.${group}`)}
            places={places}
            here={here}
            onChoose={onChoose}
          />
        )
      })}
    </nav>
  )
}

interface MenuGroupProps {
  readonly title: string
  readonly places: readonly Screen[]
  readonly here: Screen | undefined
  readonly onChoose: (() => void) | undefined
}

function MenuGroup({ title, places, here, onChoose }: MenuGroupProps) {
  const t = useTranslate()
  return (
    <div>
      <p className="menu__group">{title}</p>
      <ul className="menu__places" aria-label={title}>
        {places.map(({ name, path }) => (
          <li key={name}>
            <Link
              className="menu__place"
              to={path}
              onClick={onChoose}
              aria-current={here?.name === name || here?.within === name ? 'page' : undefined}
            >
              <PlaceIcon name={name} />
              {t(`office.${name}.menu`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlaceIcon({ name }: { name: ScreenName }) {
  const Icon = screenIcons[name]
  return Icon && <Icon aria-hidden />
}

/** The screen whose path the address begins with; the longest one, because a student's file lies below the list. */
function placeAt(pathname: string): Screen | undefined {
  const [nearest] = screens
    .filter(({ path, group }) => group !== undefined && pathname.startsWith(path))
    .toSorted((one, other) => other.path.length - one.path.length)
  return nearest
}
