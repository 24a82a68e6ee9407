import { readFileSync } from 'node:fs'
import type { Read, SisAdapter } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'

export const origin = 'https://colegiodemo.openapply.com'

interface Recording {
  readonly first: { readonly students: readonly Record<string, unknown>[] }
  readonly second: object
  readonly end: object
  readonly parents: readonly object[]
  readonly token: { readonly created_at: number; readonly expires_in: number }
}

/** Invented people in the shapes that OpenApply documents. */
export function recording(): Recording {
  return JSON.parse(readFileSync(new URL('../recordings/students.json', import.meta.url), 'utf8'))
}

export interface SeenRequest {
  readonly method: string
  readonly target: string
  readonly authorization: string | null
  readonly contentType: string | null
  readonly body: string
}

export type Reply = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>]

export interface RecordedOpenApply {
  readonly openApply: SisAdapter
  readonly kit: MemoryKit
  /** Every request, first first. */
  readonly seen: SeenRequest[]
  /** What is answered, by path and query; `/oauth/token` too. */
  readonly answers: Record<string, Reply | (() => Reply)>
  now: Date
}

const students = '/api/v3/students'

/** The adapter in front of recorded answers, until the test ends. Whatever has no answer is 404. */
export function recordedOpenApply(settings: object = {}): RecordedOpenApply {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const { first, second, end, parents, token } = recording()
  const answers: RecordedOpenApply['answers'] = {
    '/oauth/token': [200, token],
    [`${students}?since_id=0&per_page=200`]: [200, first],
    [`${students}?since_id=10460&per_page=200`]: [200, second],
    [`${students}?since_id=10500&per_page=200`]: [200, end],
    [`${students}?since_id=0&per_page=200&fields=id%2Ccustom_id`]: [200, first],
    [`${students}?since_id=10460&per_page=200&fields=id%2Ccustom_id`]: [200, second],
    [`${students}?since_id=10500&per_page=200&fields=id%2Ccustom_id`]: [200, end],
    [`${students}/10453`]: [200, { student: first.students[0], linked: { parents } }],
    '/api/v3/parents/9001': [200, { parent: parents[0] }],
    '/api/v3/parents/9002': [200, parents[1]],
  }
  const seen: SeenRequest[] = []
  const scene = { now: new Date(token.created_at * 1000) }
  for (const method of ['GET', 'POST'] as const) {
    nock(origin)
      .persist()
      .intercept(/.*/, method)
      .reply(function (target, body) {
        const header = (name: string) => {
          const value: unknown = this.req.headers[name]
          return Array.isArray(value) ? String(value[0]) : typeof value === 'string' ? value : null
        }
        seen.push({
          method,
          target,
          authorization: header('authorization'),
          contentType: header('content-type'),
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
        const answer = answers[target] ?? [404, { error: 'not found' }]
        const [status, said, headers = {}] = typeof answer === 'function' ? answer() : answer
        return [status, typeof said === 'string' ? said : JSON.stringify(said), headers]
      })
  }
  const kit = memoryKit({ now: () => scene.now })
  const { value, error } = plugin.settings.validate({
    baseUrl: origin,
    clientId: 'clientId',
    clientSecret: 'clientSecret',
    callsPerSecond: 1000,
    ...settings,
  })
  if (error !== undefined) throw error
  return Object.assign(scene, { openApply: plugin.create(value, kit), kit, seen, answers })
}

export function aRead(): Read {
  return { signal: new AbortController().signal, trace: 'test' }
}
