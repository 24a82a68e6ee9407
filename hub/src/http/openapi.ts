import type { Server } from '@hapi/hapi'
import Vision from '@hapi/vision'
import HapiSwagger from 'hapi-swagger'

/** `GET /openapi.json` and `/documentation`, generated from the routes' own schemas. */
export async function documentRoutes(server: Server): Promise<void> {
  await server.register([
    Vision,
    {
      plugin: HapiSwagger,
      options: {
        OAS: 'v3.0',
        jsonPath: '/openapi.json',
        documentationPath: '/documentation',
        swaggerUIPath: '/documentation/ui/',
        info: {
          title: 'Matrícula Hub',
          version: '0.1.0',
          description:
            'Enrollment and payments. Errors are application/problem+json; amounts are whole Colombian pesos.',
        },
        grouping: 'tags',
        definitionPrefix: 'useLabel',
        auth: false,
      },
    },
  ])
}
