import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

/** Where the reader is. `way`: by a link or an act of this page, in place of where they were, or by the browser. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
  readonly way: 'push' | 'replace' | 'browser'
}

/** What is drawn ahead is the sign-in page; it knows no address. */
const drawnAhead: Place = { pathname: '/enrollment/login', search: '', state: null, way: 'browser' }

const listeners = new Set<() => void>()
let here = typeof document === 'undefined' ? drawnAhead : readPlace('browser')

function readPlace(way: Place['way']): Place {
  const { pathname, search } = globalThis.location
  return { pathname, search, state: globalThis.history.state as unknown, way }
}

function arrive(way: Place['way']): void {
  here = readPlace(way)
  for (const tell of listeners) tell()
}

function watchPlace(tell: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('popstate', arriveByBrowser)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) globalThis.removeEventListener('popstate', arriveByBrowser)
  }
}

function arriveByBrowser(): void {
  arrive('browser')
}

/** Whether a path leads to this address; a part that begins with a colon is any word. */
export function isAt(path: string, pathname: string): boolean {
  const parts = partsOf(path)
  const here = partsOf(pathname)
  return parts.length === here.length && parts.every((part, at) => part.startsWith(':') || part === here[at])
}

function partsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

interface Manner {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Leads to another address of this page without loading it anew; `?tab=…` stays on the same path. */
export function navigate(to: string, { replace = false, state = null }: Manner = {}): void {
  const { pathname, search, hash } = new URL(to, globalThis.location.href)
  globalThis.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search + hash)
  arrive(replace ? 'replace' : 'push')
}

export function usePlace(): Place {
  return useSyncExternalStore(
    watchPlace,
    () => here,
    () => drawnAhead,
  )
}

type Search = URLSearchParams | Readonly<Record<string, string>>
type SetSearch = (next: Search | ((now: URLSearchParams) => Search), manner?: Manner) => void

/** What stands behind the question mark of the address, and how to write it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search } = usePlace()
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch]
}

const setSearch: SetSearch = (next, manner) => {
  const now = new URLSearchParams(globalThis.location.search)
  const chosen = new URLSearchParams(typeof next === 'function' ? next(now) : next)
  navigate(`?${chosen}`, manner)
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string }

/** A link within the portal; what the browser has a way of its own for, such as a new tab, is left to it. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

function isModified({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey
}

/** Leads on from an address that shows nothing itself. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
