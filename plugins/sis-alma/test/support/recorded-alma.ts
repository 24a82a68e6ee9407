import { readFileSync } from 'node:fs'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import type { Read, SisAdapter } from '@matricula/contract'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import { plugin } from '../../src/index.ts'

export const origin = 'https://colegiodemo.api.getalma.com'
export const root = '/v2/colegiodemo'
export const account = { apiKey: 'almaKey01', apiSecret: 'almaSecret01' }

export type Recordings = Readonly<Record<string, unknown>>

/** Invented people in the shapes that Alma documents, by path and query below the school. */
export function recorded(name: 'lists' | 'people'): Recordings {
  return JSON.parse(readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'))
}

export interface SeenRequest {
  readonly target: string
  readonly authorization: string | null
  readonly accept: string | null
}

export interface RecordedAlma {
  readonly alma: SisAdapter
  readonly kit: MemoryKit
  /** Every request, first first. */
  readonly seen: SeenRequest[]
  /** What is answered below the school, by path and query; a number is a status. */
  readonly answers: Record<string, unknown>
  now: Date
}

export const challenge = 'Digest realm="alma-api", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", qop="auth"'

/** The adapter in front of recorded answers, until the test ends. Whoever doesn't sign is challenged. */
export function recordedAlma(settings: object = {}): RecordedAlma {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const seen: SeenRequest[] = []
  const answers: Record<string, unknown> = { ...recorded('lists'), ...recorded('people') }
  const scene = { now: new Date('2025-06-19T15:00:00.000Z') }
  nock(origin)
    .persist()
    .get(/.*/)
    .reply(function (target) {
      const header = (name: string) => {
        const value: unknown = this.req.headers[name]
        return Array.isArray(value) ? String(value[0]) : typeof value === 'string' ? value : null
      }
      const authorization = header('authorization')
      seen.push({ target, authorization, accept: header('accept') })
      if (authorization === null) return [401, '', { 'www-authenticate': challenge }]
      const answer = answers[target.slice(root.length)]
      return typeof answer === 'number' ? [answer, ''] : [answer === undefined ? 404 : 200, answer ?? '']
    })
  const kit = memoryKit({ now: () => scene.now })
  const { value, error } = plugin.settings.validate({
    baseUrl: origin,
    school: 'colegiodemo',
    ...account,
    callsPerSecond: 1000,
    ...settings,
  })
  if (error !== undefined) throw error
  return Object.assign(scene, { alma: plugin.create(value, kit), kit, seen, answers })
}

export function aRead(): Read {
  return { signal: new AbortController().signal, trace: 'test' }
}
