import { createContext, lazy, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { tinykeys } from 'tinykeys'
import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Deferred } from '../../components/deferred.tsx'
import { OnceOpen } from '../list/once-open.tsx'
import { usePermitted } from '../access/use-permission.ts'
import { usePreferences } from '../theme/preferences.ts'
import { screens } from '../screens.ts'
import { useTranslate } from '../../i18n.ts'
import type { Shortcut } from './shortcut.ts'

const ShortcutsList = lazy(() => import('./shortcuts-list.tsx'))

type Register = (shortcut: Shortcut) => () => void

const ShortcutsContext = createContext<readonly Shortcut[]>([])
const RegisterContext = createContext<Register>(() => () => {})

/** Keeps the shortcuts in force, so that the list of them is never out of date. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shortcut[]>([])
  const register = useCallback((shortcut: Shortcut) => {
    setShown((before) => [...before, shortcut])
    return () => setShown((before) => before.filter((one) => one !== shortcut))
  }, [])
  return (
    <RegisterContext value={register}>
      <ShortcutsContext value={shown}>
        <ToScreens />
        {children}
      </ShortcutsContext>
    </RegisterContext>
  )
}

/** One key, or two after each other, for a frequent act. Off while somebody writes or has a dialog open. */
export function useShortcut(keys: string, text: string, act: () => void): void {
  const register = useContext(RegisterContext)
  const { preferences } = usePreferences()
  const isOn = preferences.shortcuts === 'on'
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isIgnored(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => register({ keys, text }), [register, keys, text])
  useEffect(() => {
    if (!isOn) return undefined
    return tinykeys(globalThis.window, { [keys]: (event) => press(event) })
  }, [keys, isOn])
}

function isIgnored(event: KeyboardEvent): boolean {
  const writes =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  const isDialogOpen = document.querySelector('[role=dialog][aria-modal=true]') !== null
  return Boolean(writes) || event.isComposing || isDialogOpen
}

/** g, then a letter: to each place that is this person's. */
function ToScreens() {
  const { permitted } = usePermitted(screens)
  return permitted.flatMap(({ name, path, keys }) =>
    keys !== undefined ? [<ToScreen key={name} name={name} path={path} keys={keys} />] : [],
  )
}

function ToScreen({ name, path, keys }: { name: string; path: string; keys: string }) {
  const navigate = useNavigate()
  useShortcut(keys, `office.${name}.title`, () => void navigate(path))
  return null
}

/** Every shortcut in force here, and the way to switch them off. */
export function ShortcutsDialog() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useContext(ShortcutsContext)
  useShortcut('Shift+?', 'office.shortcuts.title', () => setOpen(true))
  return (
    <>
      <Deferred until={null}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={t('office.shortcuts.title')}
          onClick={() => setOpen(true)}
        />
      </Deferred>
      <OnceOpen isOpen={isOpen}>
        <ShortcutsList shortcuts={shortcuts} isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  )
}
