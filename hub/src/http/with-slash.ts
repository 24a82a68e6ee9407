import type { Route } from './route.ts'

/**
 * The same call at its path with a slash at the end, as some clients write it. It is published once, without
 * the slash: a document with both would say everything twice.
 */
export function withSlash(route: Route): readonly Route[] {
  const { tags: _published, ...options } = route.options ?? {}
  return [route, { ...route, path: `${route.path}/`, options }]
}
