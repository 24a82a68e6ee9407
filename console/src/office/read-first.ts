import { keys } from '@refinedev/core'
import { hub } from '../api/hub.ts'
import type { KnownTexts, Texts } from '../i18n.ts'
import { currentLocale } from '../locale.ts'
import type { Locale } from '../locale.ts'
import type { CurrentSeason } from '../api/types.ts'
import { permissionsQuery } from './access/use-permission.ts'
import type { Call } from './api/call.ts'
import { hubQuery } from './api/use-read.ts'
import { loadPageAt } from './pages.ts'
import { askFirstStudents } from './enrollments/roster.ts'
import { screenAt } from './screens.ts'
import { signInPath, textsOf } from './first-calls.ts'
import { authProvider } from './providers/auth-provider.ts'
import { queryClient } from './providers/query-client.ts'

export const loadTexts = (locale: Locale) => hub.get<Texts>(textsOf(locale))

/**
 * Reads what the first screen is drawn from, so that it is drawn once. What could not be read is asked for again by
 * whatever needs it, which says what is wrong.
 */
export async function readFirst(pathname: string): Promise<KnownTexts> {
  const [texts] = await Promise.all([
    readTexts(currentLocale()),
    loadPageAt(pathname).catch(() => undefined),
    ...(pathname === signInPath ? [] : readSession()),
  ])
  return texts
}

async function readTexts(locale: Locale): Promise<KnownTexts> {
  try {
    return { [locale]: await loadTexts(locale) }
  } catch {
    return {}
  }
}

function readSession(): readonly Promise<void>[] {
  const auth = keys().auth()
  return [
    prefetch({ queryKey: auth.action('check').get(), queryFn: () => authProvider.check() }),
    prefetch({ queryKey: auth.action('identity').get(), queryFn: () => authProvider.getIdentity?.() }),
    Promise.all([prefetch(permissionsQuery), prefetch(season)]).then(askFirstRows),
  ]
}

interface FirstQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => unknown
}

function prefetch({ queryKey, queryFn }: FirstQuery): Promise<void> {
  return queryClient.prefetchQuery({ queryKey, queryFn, retry: false })
}

const season = hubQuery('GET /api/seasons/current')

/** Of the list that most begin with, where its address asks for no other rows than the first. */
function askFirstRows(): void {
  const { pathname, search } = globalThis.location
  const screen = screenAt(pathname)
  const open = queryClient.getQueryData<readonly Call[]>(permissionsQuery.queryKey) ?? []
  const known = queryClient.getQueryData<{ readonly data: CurrentSeason }>(season.queryKey)
  if (known === undefined || search !== '' || screen?.name !== 'dashboard') return
  if (open.includes(screen.needs)) askFirstStudents(known.data)
}
