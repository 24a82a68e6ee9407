import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Tabs } from '../../components/tabs.tsx'
import { useTranslate } from '../../i18n.ts'
import { usePermitted } from '../access/use-permission.ts'
import { screens } from '../screens.ts'
import { useIsWide, widths } from '../use-is-wide.ts'
import { byTab, useFocusedTab } from '../shell/use-focused-tab.ts'
import './dashboard.css'

export type DashboardTab = 'students' | 'fees' | 'map'

const screenOf: Readonly<Record<DashboardTab, string>> = {
  students: 'dashboard',
  fees: 'fees',
  map: 'homesMap',
}

/** 'Administración - Matrículas': three pages under one title. Each tab is a route of its own, with its own state. */
export function DashboardFrame({ tab, children }: { tab: DashboardTab; children: ReactNode }) {
  const t = useTranslate()
  const isWide = useIsWide(widths.menu)
  const navigate = useNavigate()
  const frame = useFocusedTab()
  const tabs = useOpenTabs()
  const choose = (chosen: string) => {
    const path = tabs.find(({ key }) => key === chosen)?.path
    if (path !== undefined && chosen !== tab) void navigate(path, { state: byTab })
  }
  return (
    <div className="page">
      <h1 className="page__title">{t('office.dashboard.title')}</h1>
      <div ref={frame} className="dashboard">
        <Tabs
          label={t('office.dashboard.title')}
          tabs={tabs.map(({ key }) => ({ id: key, label: t(`office.dashboard.tab.${key}`) }))}
          chosen={tab}
          onChoose={choose}
          variant="side"
          orientation={isWide ? 'vertical' : 'horizontal'}
        >
          {children}
        </Tabs>
      </div>
    </div>
  )
}

function useOpenTabs(): readonly { readonly key: DashboardTab; readonly path: string }[] {
  const { permitted } = usePermitted(screens)
  return (['students', 'fees', 'map'] as const).flatMap((key) => {
    const screen = permitted.find(({ name }) => name === screenOf[key])
    return screen !== undefined ? [{ key, path: screen.path }] : []
  })
}
