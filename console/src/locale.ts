export type Locale = 'es-CO' | 'en'

const STORAGE_KEY = 'matricula.locale'
const listeners = new Set<() => void>()
let current: Locale = stored() ?? firstLocale()

/** The language the reader chose; until then that of the page. */
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

/** Spanish; who was sent here to pay, and may never choose, reads the first of our languages that their browser names. */
function firstLocale(): Locale {
  if (typeof location === 'undefined' || !location.pathname.startsWith('/enrollment/pay/')) return 'es-CO'
  const named = navigator.languages.find((tag) => /^(?:es|en)\b/i.test(tag))
  return named?.toLowerCase().startsWith('en') === true ? 'en' : 'es-CO'
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
