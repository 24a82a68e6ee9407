import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer, Grid, Layout, Menu } from 'antd'
import { useState, useEffect, useLayoutEffect, useRef, createElement } from 'react'
import type { ReactNode, RefObject } from 'react'
import { NavigationType, useNavigationType, Link, useLocation } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { SeasonClock } from '../../components/season-clock.tsx'
import { ShortcutsDialog, ShortcutsProvider } from '../shortcuts/shortcuts.tsx'
import { useRead } from '../api/use-read.ts'
import { PersonMenu } from './person-menu.tsx'
import { usePermitted } from '../access/use-permission.ts'
import { screens } from '../screens.ts'
import type { Group } from '../place.ts'
import type { Screen } from '../screens.ts'
import './shell.css'

/** The office's frame: a quiet menu shaped by role, who sits here, and the screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { lg } = Grid.useBreakpoint()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const screen = useFocusRestore<HTMLElement>()
  return (
    <ShortcutsProvider>
      <Layout className="shell">
        <a className="unseen unseen--until-focus" href="#content">
          {t('app.skip')}
        </a>
        {lg === true && (
          <Layout.Sider width={232} className="shell__side">
            <Brand />
            <MainMenu />
          </Layout.Sider>
        )}
        <Layout>
          <Layout.Header className="shell__head">
            {lg === false && (
              <Button
                type="text"
                icon={<MenuOutlined aria-hidden />}
                aria-label={t('office.shell.menu')}
                aria-expanded={isMenuOpen}
                onClick={() => setMenuOpen(true)}
              />
            )}
            {lg === true && <OfficeClock />}
            <span className="shell__gap" />
            <ShortcutsDialog />
            <PersonMenu />
          </Layout.Header>
          <main ref={screen} id="content" className="shell__content" tabIndex={-1}>
            {lg === false && <OfficeClock />}
            {children}
          </main>
        </Layout>
      </Layout>
      <Drawer
        open={isMenuOpen && lg === false}
        onClose={() => setMenuOpen(false)}
        placement="left"
        width={272}
        title={t('office.shell.menu')}
        rootClassName="shell__drawer"
      >
        <MainMenu onChoose={() => setMenuOpen(false)} />
      </Drawer>
    </ShortcutsProvider>
  )
}

function Brand() {
  const t = useTranslate()
  return (
    <div className="shell__brand">
      <img src="/shield.svg" alt="" width="32" height="32" />
      <span>{t('office.shell.brand')}</span>
    </div>
  )
}

/**
 * The title of a page that another one led to takes the focus, unless the page begins in a field. The screen takes that
 * of what leaves the page, as the button of what is done: the bare page is before all.
 */
function useFocusRestore<Screen extends HTMLElement>(): RefObject<Screen | null> {
  const screen = useRef<Screen>(null)
  const isLedHere = useRef(false)
  const navigation = useNavigationType()
  useLayoutEffect(() => {
    isLedHere.current = navigation !== NavigationType.Pop
  }, [navigation])
  useEffect(() => {
    let last = document.activeElement
    let title: HTMLElement | null = null
    const remember = () => {
      last = document.activeElement
    }
    const check = () => {
      const { activeElement: active, body } = document
      const seen = screen.current?.querySelector('h1') ?? title
      const isNew = seen !== title
      title = seen
      if (isNew && isLedHere.current && !isWithin(active, screen.current)) focusTitle(title)
      else if (last?.isConnected === false && active === body) screen.current?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(check)
    check()
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return screen
}

function isWithin(active: Element | null, screen: Element | null): boolean {
  return active !== screen && screen?.contains(active) === true
}

function focusTitle(title: HTMLElement | null): void {
  if (title === null) return
  title.tabIndex = -1
  title.focus()
}

/** Says when the hub runs on a simulated clock. */
function OfficeClock() {
  const { answer } = useRead('GET /api/seasons/current')
  return answer === undefined ? null : <SeasonClock season={answer} />
}

const groups: readonly Group[] = ['enrollment', 'money', 'families', 'services', 'system']

/** The places that are this person's, by subject. */
function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslate()
  const { permitted } = usePermitted(screens)
  const { pathname } = useLocation()
  // A tab stands for itself only where the screen around it is closed.
  const shown = permitted.filter(
    ({ within }) => within === undefined || permitted.every(({ name }) => name !== within),
  )
  const items = groups.flatMap((group) => {
    const children = shown.filter((screen) => screen.group === group).map((screen) => itemOf(screen, t))
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
