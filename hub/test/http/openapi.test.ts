import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { isProblemCode, problems } from '../../src/http/problems.ts'
import type { ApiDocument, ApiOperation } from '@matricula/hub/testing/fuzz/api-document'
import { runHub } from '@matricula/hub/testing/test-hub'

async function readDocument() {
  const { visitor } = await runHub()
  return visitor().get<ApiDocument & { openapi: string }>('/openapi.json')
}

interface Problems {
  readonly components: {
    readonly schemas: { readonly Problem: { readonly properties: { readonly roles?: object } } }
  }
}

const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  )

describe('The published API', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { body } = await readDocument()
    expect(body.openapi).toBe('3.1.0')
    expect(await new Validator().validate({ ...body })).toEqual({ valid: true })
  })

  it('passes a public linter', async () => {
    const { text } = await readDocument()
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
    expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    // The linter did look: it knows that a redirect is no success.
    expect(found.map(({ ruleId }) => ruleId)).toContain('operation-2xx-response')
  })

  it('says what every call is for, by a name of its own, and leaves out the pretend vendors', async () => {
    const { body } = await readDocument()
    const operations = operationsOf(body)
    expect(operations.filter(({ operation }) => (operation.summary ?? '') === '')).toEqual([])
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/'))).toEqual([
      '/student/openapplydetails/{id}',
    ])
  })

  it('tells in the form of every problem which roles would have been let in', async () => {
    const { visitor } = await runHub()
    const { body } = await visitor().get<Problems>('/openapi.json')
    expect(body.components.schemas.Problem.properties.roles).toMatchObject({
      type: 'array',
      items: { type: 'string' },
    })
  })

  it('shows the form of every answer', async () => {
    const { body } = await readDocument()
    const formless = operationsOf(body).filter(({ operation }) => {
      const success = operation.responses['200'] ?? operation.responses['201']
      return success !== undefined && success.content === undefined
    })
    expect(formless.map(({ call }) => call)).toEqual([])
  })

  it('names every way to be refused under its status, and by whom it may be called', async () => {
    const { body } = await readDocument()
    for (const { call, operation } of operationsOf(body)) {
      const codes = codesOf(operation)
      const wrong = codes.filter(({ status, code }) => !isProblemCode(code) || problems[code] !== status)
      expect({ call, wrong }).toEqual({ call, wrong: [] })
      const isGuarded = operation['x-roles'] !== undefined
      expect({ call, guarded: codes.some(({ code }) => code === 'NO_SESSION') }).toEqual({
        call,
        guarded: isGuarded,
      })
    }
  })

  it('is shown on a page that loads nothing from elsewhere and runs no script inside it', async () => {
    const { visitor } = await runHub()
    const { text, headers } = await visitor().get('/documentation')
    expect(headers.get('content-type')).toContain('text/html')
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source)
    expect(sources.filter((source) => source.startsWith('/documentation/'))).toHaveLength(3)
    for (const source of sources) expect((await visitor().get(source)).status).toBe(200)
    expect(text).not.toMatch(/<script(?![^>]*src=)/)
  })
})

/** The codes a document promises, with the status they stand under. */
function codesOf({ responses }: ApiOperation) {
  return Object.entries(responses).flatMap(([status, { description, content = {} }]) =>
    'application/problem+json' in content
      ? description.split(', ').map((code) => ({ status: Number(status), code }))
      : [],
  )
}
