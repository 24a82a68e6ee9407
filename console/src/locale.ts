export type Locale = 'es-CO' | 'en'

const STORAGE_KEY = 'matricula.locale'
const listeners = new Set<() => void>()
let current: Locale = stored() ?? 'es-CO'

/** The language the reader chose; Spanish until they choose. */
export function currentLocale(): Locale {
  return current
}

export function chooseLocale(locale: Locale): void {
  current = locale
  store(locale)
  for (const notify of listeners) notify()
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Storage is refused in some private windows; the choice then lasts as long as the page.
function stored(): Locale | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY)
    return value === 'en' || value === 'es-CO' ? value : null
  } catch {
    return null
  }
}

function store(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    return
  }
}
