export type Locale = 'es-CO' | 'en'

const KEPT = 'matricula.locale'
const listeners = new Set<() => void>()
let current: Locale = kept() ?? 'es-CO'

/** The language the reader chose; Spanish until they choose. */
export function localeNow(): Locale {
  return current
}

export function chooseLocale(locale: Locale): void {
  current = locale
  keep(locale)
  for (const tell of listeners) tell()
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Storage is refused in some private windows; the choice then lasts as long as the page.
function kept(): Locale | null {
  try {
    const value = localStorage.getItem(KEPT)
    return value === 'en' || value === 'es-CO' ? value : null
  } catch {
    return null
  }
}

function keep(locale: Locale): void {
  try {
    localStorage.setItem(KEPT, locale)
  } catch {
    return
  }
}
