import type { ReactNode } from 'react'
import { Tabs } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermitted } from '../access/use-permission.ts'
import { screens } from '../screens.ts'
import { byTab, useFocusedTab } from '../shell/use-focused-tab.ts'
import './discounts.css'

/** 'Descuentos': what was asked for and granted, and what is claimed without a proof. */
export function DiscountsFrame({ tab, children }: { tab: 'discounts' | 'claims'; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page">
      <h1 className="page__title">{t('office.discounts.title')}</h1>
      <ScreenTabs tabs={['discounts', 'claims']} active={tab}>
        <p className="page__lead discounts__lead">{t(`office.${tab}.lead`)}</p>
        {children}
      </ScreenTabs>
    </div>
  )
}

interface Props {
  /** The screens' names; each one is a tab, called as `office.<name>.menu` says. */
  readonly tabs: readonly string[]
  readonly active: string
  readonly children: ReactNode
}

/** Screens side by side under one title. Each tab is a route of its own, with its own state in the address. */
function ScreenTabs({ tabs, active, children }: Props) {
  const t = useTranslate()
  const { permitted } = usePermitted(screens)
  const navigate = useNavigate()
  const frame = useFocusedTab()
  const open = permitted.filter(({ name }) => tabs.includes(name))
  const items = open.map(({ name }) => ({
    key: name,
    label: t(`office.${name}.menu`),
    ...(name === active && { children }),
  }))
  function choose(chosen: string): void {
    const screen = open.find(({ name }) => name === chosen)
    if (screen !== undefined) void navigate(screen.path, { state: byTab })
  }
  return (
    <div ref={frame}>
      <Tabs activeKey={active} items={items} onChange={choose} />
    </div>
  )
}
