import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import type { ApiDocument } from '@matricula/hub/testing/fuzz/api-document'
import { sampleOf } from '@matricula/hub/testing/fuzz/sample'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Call {
  readonly method: string
  readonly path: (code: string) => string
  readonly title: string
}

/** The published calls that a family may make and that name a student in their path. */
async function callsAboutAStudent({ visitor }: TestHub): Promise<Call[]> {
  const { body: document } = await visitor().get<ApiDocument>('/openapi.json')
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-roles']?.includes('student') && path.includes('{student}'))
      .map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        title: `${method} ${path}`,
        path: (code) =>
          parameters
            .filter(({ name, in: place }) => place === 'path' && name !== 'student')
            .reduce(
              (filled, { name, schema }) => filled.replace(`{${name}}`, String(sampleOf(schema, document))),
              path.replace('{student}', code),
            ),
      })),
  )
}

const ask = (visitor: Visitor, { method, path }: Call, code: string): Promise<Answer<ProblemBody>> =>
  visitor.send<ProblemBody>(method, path(code), undefined, {})

describe('Every call about a student', () => {
  it('is answered to another family exactly as if there were no such student', async () => {
    const hub = await runHub()
    const other = await Family.signIn(hub, '10003')
    const calls = await callsAboutAStudent(hub)
    expect(calls.length).toBeGreaterThan(8)
    for (const call of calls) {
      const foreign = await ask(other.visitor, call, '10001')
      const nobody = await ask(other.visitor, call, 'zzzzz')
      expect({ call: call.title, status: foreign.status, code: foreign.body.code }).toEqual({
        call: call.title,
        status: 404,
        code: 'NOT_FOUND',
      })
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' })
    }
  })

  it('reaches the own student, in upper and lower case', async () => {
    const hub = await runHub()
    const own = await Family.signIn(hub, 'a1b2c')
    const calls = (await callsAboutAStudent(hub)).filter(({ title }) => title.startsWith('get'))
    const reached = []
    for (const call of calls) {
      for (const code of ['a1b2c', 'A1B2C'])
        reached.push({ call: call.title, status: (await ask(own.visitor, call, code)).status })
    }
    // The made-up grade of a price list is nobody's.
    const about = reached.filter(({ call }) => !call.includes('{grade}'))
    expect(about.filter(({ status }) => status !== 200)).toEqual([])
    expect(reached.filter(({ status }) => status === 200).length).toBeGreaterThan(12)
  })
})
