import Joi from 'joi'
import { readFile } from 'node:fs/promises'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import type { EsignAdapter, Read, SigningRequest, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import type { MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const sign = 'https://sign.zoho.com'
export const accounts = 'https://accounts.zoho.com'
export const webhookSecret = 'zoho-webhook-secret-invented'

const plain = {
  clientId: '1000.INVENTED',
  clientSecret: 'client-secret-invented',
  refreshToken: '1000.refresh.invented',
  templates: {
    contract: {
      id: '212541000000300001',
      role: 'Acudiente',
      fields: { studentName: 'Estudiante', grade: 'Grado', route: 'Ruta' },
    },
  },
  notes: 'Por favor firme antes del 31 de enero',
  callsPerMinute: 6000,
}

export const contract: SigningRequest = {
  document: 'contract',
  reference: 'MH-7Q2KX0',
  signer: { name: 'Laura Díaz', email: 'laura.diaz@example.com' },
  fields: { studentName: 'María José Peñaloza Ibáñez', grade: 'Segundo', project: '2025-2026' },
  locale: 'es-CO',
}

export interface AccountOptions {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly now?: () => Date
}

export interface AccountFixture {
  readonly adapter: EsignAdapter
  readonly kit: MemoryKit
}

/** An adapter of an account in the US, with these settings besides the plain ones. */
export function anAccount({ settings = {}, now }: AccountOptions = {}): AccountFixture {
  const kit = memoryKit(now ? { now } : {})
  return { adapter: plugin.create(Joi.attempt({ ...plain, ...settings }, plugin.settings), kit), kit }
}

/** Stands in for the network until the test is over. */
export function network(): void {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
}

/** One token, given as often as it is asked for; answers how often that was. */
export function tokens(
  answer: object = { access_token: '1000.invented.token', expires_in: 3600 },
): () => number {
  network()
  let given = 0
  nock(accounts)
    .persist()
    .post('/oauth/v2/token')
    .reply(200, () => {
      given += 1
      return answer
    })
  return () => given
}

export interface SeenRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface Exchange {
  readonly method: 'GET' | 'POST'
  readonly host: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | object>>
  readonly form?: Readonly<Record<string, string | object>>
  readonly answer: object
}

const exchange = Joi.object<Exchange>({
  method: Joi.valid('GET', 'POST').required(),
  host: Joi.string().required(),
  path: Joi.string().required(),
  query: Joi.object(),
  form: Joi.object(),
  answer: Joi.object().required(),
})

/** Plays a recording back, each answer once and to its own query and form; what was asked is kept in its order. */
export async function replay(name: string): Promise<readonly SeenRequest[]> {
  const text = await readFile(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8')
  network()
  const seen: SeenRequest[] = []
  for (const { method, host, path, query, form, answer } of Joi.attempt(
    JSON.parse(text),
    Joi.array<Exchange[]>().items(exchange),
  )) {
    const body = form === undefined ? undefined : new URLSearchParams(asText(form)).toString()
    nock(host)
      .intercept(path, method, body)
      .query(asText(query ?? {}))
      .reply(200, function () {
        seen.push({ path, headers: { ...this.req.headers } })
        return answer
      })
  }
  return seen
}

/** `data` is JSON in the recordings and its text on the wire. */
function asText(fields: Readonly<Record<string, string | object>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

export const requestPath = '/api/v1/requests/212541000000244001'

/** A request as Zoho tells one, with the family's action in this status. */
export function aRequest(told: { status?: string; action?: string; name?: string } = {}): object {
  const {
    status = 'inprogress',
    action = 'UNOPENED',
    name = 'Contrato de matrícula - Ref. C-MH-7Q2KX0',
  } = told
  return {
    request_id: '212541000000244001',
    request_name: name,
    request_status: status,
    actions: [
      {
        action_id: '1',
        action_type: 'SIGN',
        recipient_email: 'prefill@zohosign.com',
        action_status: 'SIGNED',
      },
      {
        action_id: '212541000000244028',
        action_type: 'SIGN',
        role: 'Acudiente',
        recipient_email: 'laura.diaz@example.com',
        action_status: action,
      },
    ],
  }
}

/** Searches answer these pages, one after the other; answers what was searched for. */
export function searches(
  ...pages: { readonly requests: readonly object[]; readonly more?: boolean }[]
): unknown[] {
  const asked: unknown[] = []
  for (const { requests, more = false } of pages) {
    nock(sign)
      .get('/api/v1/requests')
      .query(({ data }) => {
        if (typeof data !== 'string') return false
        asked.push(JSON.parse(data))
        return true
      })
      .reply(200, success({ requests, page_context: { has_more_rows: more } }))
  }
  return asked
}

/** The request is told once as it stands here. */
export function requestIs(content: object): void {
  nock(sign)
    .get(requestPath)
    .reply(200, success({ requests: content }))
}

export const id = '212541000000244001'

/** What `aRequest` is to the hub. */
export const signing = {
  id,
  reference: 'MH-7Q2KX0',
  document: 'contract',
  status: 'sent',
  rawStatus: 'inprogress/UNOPENED',
  email: 'laura.diaz@example.com',
  url: null,
}

export function success(content: object): object {
  return { code: 0, status: 'success', message: 'ok', ...content }
}

export function read(signal: AbortSignal = new AbortController().signal): Read {
  return { signal, trace: 'test' }
}

export function write(signal: AbortSignal = new AbortController().signal): Write {
  return { signal, trace: 'test', key: 'k-1' }
}
