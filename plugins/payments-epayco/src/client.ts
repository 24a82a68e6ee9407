import { basicAuth, sharedSession } from '@matricula/contract'
import type { HttpRequest, HttpResponse, PluginKit } from '@matricula/contract'
import { refsFrom, sessionFrom, tokenFrom, transactionFrom, validationFrom } from './answers.ts'
import type { Transaction, Validation } from './answers.ts'
import { expectSuccess } from './faults.ts'
import type { Settings } from './settings.ts'

export interface Client {
  /** Signs in anew: proves our keys and changes nothing. */
  signIn(signal: AbortSignal): Promise<void>
  /** Opens a checkout at ePayco and answers its session. */
  openSession(body: object, signal: AbortSignal): Promise<string>
  /** ePayco's references of the payments under one of ours. */
  refsOf(reference: string, signal: AbortSignal): Promise<readonly string[]>
  transactionOf(ref: string, signal: AbortSignal): Promise<Transaction>
  validationOf(ref: string, signal: AbortSignal): Promise<Validation | null>
  forgetToken(): void
}

/** A token of ePayco lives for about 20 minutes; it is renewed 5 before that. */
const tokenMs = 20 * 60_000
const earlyMs = 5 * 60_000

const json = { 'content-type': 'application/json', accept: 'application/json' }

export function openClient(settings: Settings, kit: PluginKit): Client {
  const { http } = kit
  const { apiUrl, validationUrl, nothingFound } = settings
  const now = () => kit.now()
  const tokens = sharedSession<string>({
    open: async (signal) => ({ value: await login(signal), expiresAt: new Date(now().getTime() + tokenMs) }),
    now,
    earlyMs,
  })

  async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
    const response = await http.send(request)
    expectSuccess(response, now())
    return response
  }

  async function login(signal: AbortSignal): Promise<string> {
    const headers = { ...json, authorization: basicAuth(settings.publicKey, settings.privateKey) }
    const response = await sendRequest({
      method: 'POST',
      url: new URL('/login', apiUrl),
      headers,
      body: '{}',
      signal,
    })
    return tokenFrom(response.json())
  }

  async function ask(path: string, body: object, signal: AbortSignal): Promise<unknown> {
    const response = await tokens.use(
      signal,
      (token) =>
        http.send({
          method: 'POST',
          url: new URL(path, apiUrl),
          headers: { ...json, authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
          signal,
        }),
      ({ status }) => status === 401,
    )
    expectSuccess(response, now())
    return response.json()
  }

  return {
    async signIn(signal) {
      await login(signal)
    },
    openSession: async (body, signal) => sessionFrom(await ask('/payment/session/create', body, signal)),
    async refsOf(referenceClient, signal) {
      return refsFrom(await ask('/transaction/detail', { filter: { referenceClient } }, signal), nothingFound)
    },
    transactionOf: async (referencePayco, signal) =>
      transactionFrom(await ask('/payment/transaction', { referencePayco }, signal)),
    async validationOf(ref, signal) {
      const url = new URL(`/validation/v1/reference/${encodeURIComponent(ref)}`, validationUrl)
      return validationFrom(
        (await sendRequest({ method: 'GET', url, headers: { accept: 'application/json' }, signal })).json(),
      )
    },
    forgetToken: () => void tokens.leave(),
  }
}
