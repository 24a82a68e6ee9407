import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import './tabs.css'

export interface Tab {
  id: string
  label: ReactNode
}

interface Props {
  /** What the tabs are, for those who listen. */
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (id: string) => void
  /** 'side': one below the other beside the panel, where the window is wide. */
  variant?: 'line' | 'box' | 'side'
  orientation?: 'horizontal' | 'vertical'
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs by pointer and arrow keys; the chosen one is the only stop of the Tab key. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
  variant = 'line',
  orientation = 'horizontal',
  children,
}: Props) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const to = nextTab(
      tabs.map(({ id }) => id),
      chosen,
      orientation === 'vertical' ? alongRow(event.key) : event.key,
    )
    if (to === null) return
    event.preventDefault()
    onChoose(to)
    list.current?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={`tabs tabs--${variant}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            className="tabs__tab"
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${base}-panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen}`}
        tabIndex={0}
        className="tabs__panel"
      >
        {children}
      </div>
    </>
  )
}

/** A key of a column of tabs as the one of a row. */
function alongRow(key: string): string {
  return key === 'ArrowDown' ? 'ArrowRight' : key === 'ArrowUp' ? 'ArrowLeft' : key
}

/** Where a key leads among the tabs; null for a key that leads nowhere. */
export function nextTab(ids: readonly string[], chosen: string, key: string): string | null {
  const at = ids.indexOf(chosen)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length] ?? null
    case 'ArrowLeft':
      return ids.at(at - 1) ?? null
    case 'Home':
      return ids[0] ?? null
    case 'End':
      return ids.at(-1) ?? null
    default:
      return null
  }
}
