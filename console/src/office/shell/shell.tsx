import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer, Grid, Layout } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { ShortcutsProvider } from '../shortcuts/shortcuts.tsx'
import { MainMenu } from './main-menu.tsx'
import { OfficeClock } from './office-clock.tsx'
import { PersonMenu } from './person-menu.tsx'
import './shell.css'
import { useFocusRestore } from './use-focus-restore.ts'

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
