import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { useAccess } from '../access/use-permission.ts'
import { screens } from '../screens.tsx'
import { byTab, useFocusedTab } from './use-focused-tab.ts'

interface Props {
  /** The screens' names; each one is a tab, called as `office.<name>.menu` says. */
  readonly tabs: readonly string[]
  readonly active: string
  readonly children: ReactNode
}

/** Screens side by side under one title. Each tab is a route of its own, with its own state in the address. */
export function ScreenTabs({ tabs, active, children }: Props) {
  const t = useTranslate()
  const { can } = useAccess()
  const navigate = useNavigate()
  const frame = useFocusedTab()
  const open = screens.filter(({ name, needs }) => tabs.includes(name) && can(needs))
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
