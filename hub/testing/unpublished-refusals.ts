import type { Server } from '@hapi/hapi'
import { failuresOf } from '../src/http/openapi/failures.ts'
import { isProblemCode } from '../src/http/problems.ts'

/**
 * Watches a hub's answers and collects the refusals that their route does not publish, so that every test is a test
 * of the API's document as well.
 */
export function unpublishedRefusals(server: Server): ReadonlySet<string> {
  const found = new Set<string>()
  server.ext('onPreResponse', (request, h) => {
    const { response, route } = request
    const code = 'isBoom' in response ? null : codeOf(response.source)
    const isPublished = route.settings.tags?.includes('api') === true
    // A bug and a wrong method are no part of what a route promises.
    if (code === null || !isPublished || code === 'INTERNAL' || code === 'METHOD_NOT_ALLOWED')
      return h.continue
    const published = failuresOf(route)
    if (!published.some((one) => one === code)) found.add(`${route.method} ${route.path} ${code}`)
    return h.continue
  })
  return found
}

function codeOf(body: unknown): string | null {
  const code: unknown = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' && isProblemCode(code) ? code : null
}
