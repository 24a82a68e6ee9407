import { MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { SeasonClock } from '../../components/season-clock.tsx'
import { ShortcutsDialog, ShortcutsProvider } from '../shortcuts/shortcuts.tsx'
import { useRead } from '../api/use-read.ts'
import { usePreferences } from '../theme/preferences.ts'
import { useIsWide, widths } from '../use-is-wide.ts'
import { MainMenu } from './main-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import './shell.css'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** The office's frame: a quiet menu shaped by role, who sits here, and the screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const isWide = useIsWide(widths.menu)
  const { preferences } = usePreferences()
  const screen = useFocusRestore<HTMLElement>()
  return (
    <ShortcutsProvider>
      <div className={`shell shell--${preferences.density}`}>
        <a className="unseen unseen--until-focus" href="#content">
          {t('app.skip')}
        </a>
        {isWide && (
          <aside className="shell__side">
            <Brand />
            <MainMenu />
          </aside>
        )}
        <div className="shell__screen">
          <header className="shell__head">
            {isWide ? <OfficeClock /> : <MenuButton />}
            <span className="shell__gap" />
            <ShortcutsDialog />
            <PersonMenu />
          </header>
          <main ref={screen} id="content" className="shell__content" tabIndex={-1}>
            {!isWide && <OfficeClock />}
            {children}
          </main>
        </div>
      </div>
    </ShortcutsProvider>
  )
}

/** Where the window is too narrow for the menu beside the screen. */
function MenuButton() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('office.shell.menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    </>
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
