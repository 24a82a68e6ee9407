import Joi from 'joi'
import { readFile } from 'node:fs/promises'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import type { AccessControlAdapter, Http, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const origin = 'https://hik.colegio.example'
export const appKey = '23268312'
export const appSecret = 'hikSecretInvented01'

const plain = {
  baseUrl: origin,
  appKey,
  appSecret,
  groups: { lunch: '34', snack: '35' },
  callsPerSecond: 1000,
}

export interface ApplianceOptions {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly now?: () => Date
  readonly http?: Http
}

/** An adapter that speaks to `origin`, with these settings besides the plain ones. */
export function anAdapter(given: ApplianceOptions = {}): { adapter: AccessControlAdapter; kit: MemoryKit } {
  const kit = memoryKit({
    ...(given.now ? { now: given.now } : {}),
    ...(given.http ? { http: given.http } : {}),
  })
  const settings = Joi.attempt({ ...plain, ...given.settings }, plugin.settings)
  return { adapter: plugin.create(settings, kit), kit }
}

/** Stands in for the network until the test is over. */
export function network(): nock.Scope {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  return nock(origin)
}

export interface SeenRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Exchange {
  readonly path: string
  readonly body: object
  readonly answer: object
}

const exchange = Joi.object<Exchange>({
  path: Joi.string().required(),
  body: Joi.object().required(),
  answer: Joi.object().required(),
})

/** Plays a recording back, each answer once and to its own body; what was asked is kept in its order. */
export async function replay(name: string): Promise<readonly SeenRequest[]> {
  const text = await readFile(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8')
  const scope = network()
  const seen: SeenRequest[] = []
  for (const { path, body, answer } of Joi.attempt(
    JSON.parse(text),
    Joi.array<Exchange[]>().items(exchange),
  )) {
    scope.post(path, JSON.stringify(body)).reply(200, function () {
      seen.push({
        path,
        headers: { ...this.req.headers },
        body: JSON.stringify(body),
      })
      return answer
    })
  }
  return seen
}

/** One answer to a path, of this status; the gateway's own errors come under the type of XML. */
export function answers(
  path: string,
  answer: unknown,
  more: { status?: number; headers?: nock.ReplyHeaders } = {},
) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  network()
    .post(`/artemis/api${path}`)
    .reply(more.status ?? 200, body, more.headers)
}

export const personPath = '/resource/v1/person/personCode/personInfo'

export function read(signal: AbortSignal = new AbortController().signal): Read {
  return { signal, trace: 'test' }
}

export function write(signal: AbortSignal = new AbortController().signal): Write {
  return { signal, trace: 'test', key: 'k-1' }
}
