import { Grid, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermitted } from '../access/use-permission.ts'
import { screens } from '../screens.ts'
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
  const { lg } = Grid.useBreakpoint()
  const navigate = useNavigate()
  const frame = useFocusedTab()
  const tabs = useOpenTabs()
  const items = tabs.map(({ key }) => ({
    key,
    label: t(`office.dashboard.tab.${key}`),
    ...(key === tab && { children }),
  }))
  return (
    <div className="page" ref={frame}>
      <h1 className="page__title">{t('office.dashboard.title')}</h1>
      <Tabs
        className="dashboard"
        tabPosition={lg === true ? 'left' : 'top'}
        activeKey={tab}
        items={items}
        onChange={(chosen) => {
          const path = tabs.find(({ key }) => key === chosen)?.path
          if (path !== undefined) void navigate(path, { state: byTab })
        }}
      />
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
