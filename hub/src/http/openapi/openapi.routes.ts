import { createRequire } from 'node:module'
import path from 'node:path'
import type { Server } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../access-policy.ts'
import { defineRoute } from '../define-route.ts'
import { version } from '../../shared/version.ts'
import { describeApi } from './document.ts'

const files = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Matrícula Hub · API</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/documentation/swagger-ui.css">
  </head>
  <body>
    <main id="api"></main>
    <script src="/documentation/swagger-ui-bundle.js"></script>
    <script src="/documentation/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none' })\n`

/** The published document, written when it is first asked for, and a page to read it with. */
export function openapiRoutes(app: Pick<AppContext, 'publicUrl'>): Route[] {
  let written: Promise<string> | null = null
  const write = async (server: Server) => {
    await server.app.moduleRoutes.openAll()
    return JSON.stringify(describeApi(server, version, app.publicUrl()))
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/openapi.json',
      handler: async (request, h) => {
        written ??= write(request.server)
        return h.response(await written).type('application/json')
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/documentation',
      handler: (_request, h) => h.response(page).type('text/html'),
    }),
    defineRoute({
      method: 'GET',
      path: '/documentation/{file}',
      params: Joi.object<{ readonly file: string }>({ file: Joi.valid('start.js', ...files).required() }),
      handler: (_request, h, { params: { file } }) => {
        if (file === 'start.js') return h.response(start).type('text/javascript')
        return h.file(path.join(readerFolder(), file), { confine: false, lookupCompressed: false })
      },
    }),
  ]
}

function readerFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
}
