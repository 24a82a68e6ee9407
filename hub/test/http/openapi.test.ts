import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { runHub } from '../support/test-hub.ts'

interface Operation {
  readonly description?: string
  readonly summary?: string
}
// An alias, as only those can be passed on as a tree of anything.
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

describe('The published API', () => {
  it('is a valid OpenAPI 3 document', async () => {
    const { visitor } = await runHub()
    const { body } = await visitor().get<Document>('/openapi.json')
    expect(body.openapi).toMatch(/^3\./)
    expect(await new Validator().validate(body)).toEqual({ valid: true })
  })

  it('says what every call is for, and leaves out the pretend vendors', async () => {
    const { visitor } = await runHub()
    const { body } = await visitor().get<Document>('/openapi.json')
    const silent = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { summary, description }]) =>
        (summary ?? description ?? '') === '' ? [`${method} ${path}`] : [],
      ),
    )
    expect(silent).toEqual([])
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  })
})
