import { expect, it } from 'vitest'
import type { ApiDocument } from '@matricula/hub/testing/fuzz/api-document'
import { runHub } from '@matricula/hub/testing/test-hub'

/** Pages and what they load, the document itself, and the numbers in the form of Prometheus: no JSON. */
const pages =
  /^GET (?:\/|\/assets\/\{file\}|\/\{file\}|\/favicon\.ico|\/enrollment\/.*|\/documentation.*|\/openapi\.json|\/metrics)$|^(?:GET|POST) \/sandbox\//

it('Every route of the server stands in the published document', async () => {
  const { hub, visitor } = await runHub()
  const { body } = await visitor().get<ApiDocument>('/openapi.json')
  const published = new Set(
    Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  )
  const routes = hub.server.table().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  // A call that answers with a slash behind it as well is published once.
  const isPublished = (route: string) => published.has(route.replace(/(?<=.)\/$/, ''))
  expect(routes.filter((route) => !isPublished(route) && !pages.test(route))).toEqual([])
  expect(published).toContain('GET /student/openapplydetails/{id}')
})
