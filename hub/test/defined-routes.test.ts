import { describe, expect, it } from 'vitest'
import { breachesOfRoutes } from '@matricula/hub/testing/architecture/route-laws'
import { sourcesUnder } from '@matricula/hub/testing/architecture/sources'

describe('Routes', () => {
  it('come from defineRoute, and nothing of a request is cast elsewhere', () => {
    const hub = sourcesUnder('hub/src')
    expect(hub.length).toBeGreaterThan(100)
    expect(hub.flatMap(breachesOfRoutes)).toEqual([])
  })

  it.each([
    `return { method: 'GET', path: '/' }`,
    `server.route([{ path: '/', method: 'POST' }])`,
    `server.route({\n  method: ['GET', 'POST'],\n  path: '/' })`,
    `const { page } = request.query as Page`,
    `const id = request.params['id'] as Id`,
    `const { items } = payload as Items`,
  ])('are seen where they do otherwise: %s', (text) => {
    expect(breachesOfRoutes({ file: 'hub/src/a.ts', text })).toHaveLength(1)
  })

  it.each([
    `defineRoute({ method: 'GET', path: '/', query })`,
    `return defineRoute({\n  method: 'POST',\n  path: '/',\n})`,
    `const drawn = { method: quote.method, params: ['a', 'b'] as const }`,
    `// the query as it came`,
  ])('are left alone where they do so: %s', (text) => {
    expect(breachesOfRoutes({ file: 'hub/src/a.ts', text })).toEqual([])
  })
})
