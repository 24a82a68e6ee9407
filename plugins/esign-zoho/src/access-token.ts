import Joi from 'joi'
import { convertAnswer, faultOfStatus, PluginFault } from '@matricula/contract'
import type { HttpResponse, OpenedSession, PluginKit } from '@matricula/contract'
import type { Hosts } from './hosts.ts'
import type { Settings } from './settings.ts'

/** A new access token by the refresh token, for an hour. */
export async function openAccessToken(
  settings: Settings,
  { hosts, kit, signal }: { hosts: Hosts; kit: PluginKit; signal: AbortSignal },
): Promise<OpenedSession<string>> {
  const { clientId, clientSecret, refreshToken } = settings
  const requestedAt = kit.now()
  const response = await kit.http.send({
    method: 'POST',
    url: `${hosts.accounts}/oauth/v2/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }).toString(),
    signal,
  })
  const { access_token: value, expires_in: seconds } = tokenFrom(response, requestedAt)
  return { value, expiresAt: new Date(requestedAt.getTime() + seconds * 1000) }
}

interface TokenAnswer {
  readonly access_token: string
  readonly expires_in: number
}

const tokenAnswer = Joi.object<TokenAnswer>({
  access_token: Joi.string()
    .pattern(/^[\x21-\x7e]+$/)
    .required(),
  expires_in: Joi.number().integer().min(1).default(3600),
}).unknown()

const refusalAnswer = Joi.object<{ error: string }>({ error: Joi.string().required() }).unknown()

const statuses = { 400: 'unauthorised', 401: 'unauthorised', 403: 'unauthorised', 429: 'throttled' } as const

function tokenFrom(response: HttpResponse, now: Date): TokenAnswer {
  const fault = faultOfStatus(response, { statuses, now })
  if (fault !== null) throw fault
  const content = response.json()
  const { error, value } = refusalAnswer.validate(content)
  if (!error && value) throw faultOfRefusal(value.error)
  return convertAnswer(tokenAnswer, content)
}

/** The window in which an account gets ten tokens and no more. */
const tokenWindowMs = 10 * 60_000

/** A refusal comes with status 200; "Access Denied" is the one for asking too often. */
function faultOfRefusal(error: string): PluginFault {
  if (/^access[ _]denied$/i.test(error)) {
    return new PluginFault('throttled', 'Zoho gives out no more tokens for now', {
      retryAfterMs: tokenWindowMs,
    })
  }
  const word = /^\w{1,40}$/.test(error) ? error : 'no word'
  return new PluginFault('unauthorised', `Zoho refuses our OAuth credentials (${word})`)
}
