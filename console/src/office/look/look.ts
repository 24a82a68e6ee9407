/** How this person likes the office to look; kept on this device. */
export interface Look {
  readonly theme: 'system' | 'light' | 'dark'
  readonly density: 'dense' | 'comfortable'
  /** Single-key shortcuts; who dictates text or uses a screen reader may want none (WCAG 2.1.4). */
  readonly shortcuts: 'on' | 'off'
}

const KEPT = 'matricula.look'
const usual: Look = { theme: 'system', density: 'dense', shortcuts: 'on' }
const dark = globalThis.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let current: Look = kept()

dark.addEventListener('change', tellAll)

export function lookNow(): Look {
  return current
}

export function changeLook(change: Partial<Look>): void {
  current = { ...current, ...change }
  keep(current)
  tellAll()
}

export function watchLook(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isDark({ theme }: Look): boolean {
  return theme === 'dark' || (theme === 'system' && dark.matches)
}

function tellAll(): void {
  current = { ...current }
  document.documentElement.dataset['theme'] = isDark(current) ? 'dark' : 'light'
  for (const tell of listeners) tell()
}

// Storage is refused in some private windows; the choice then lasts as long as the page.
function kept(): Look {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return typeof written === 'object' && written !== null ? { ...usual, ...written } : usual
  } catch {
    return usual
  }
}

function keep(look: Look): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(look))
  } catch {
    return
  }
}
