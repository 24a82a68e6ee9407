import { randomUUID } from 'node:crypto'
import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'

export interface OauthClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
}

/** The accounts server: tokens for an hour, ten in ten minutes, refusals with status 200. */
export interface Accounts {
  answer(request: VendorRequest): VendorAnswer
  /** The code of a refusal; null for a token that is good now. */
  refusal(authorization: string | undefined): number | null
}

const hourMs = 60 * 60_000
const windowMs = 10 * 60_000
const mostInWindow = 10

export function openAccounts(client: OauthClient, now: () => Date): Accounts {
  const tokens = new Map<string, number>()

  function issueToken(): VendorAnswer {
    const at = now().getTime()
    const lately = [...tokens.values()].filter((given) => given > at - windowMs)
    if (lately.length >= mostInWindow) return jsonAnswer({ error: 'Access Denied', status: 'failure' })
    const token = `1000.${randomUUID()}`
    tokens.set(token, at)
    return jsonAnswer({
      access_token: token,
      api_domain: 'https://www.zohoapis.invalid',
      token_type: 'Bearer',
      expires_in: hourMs / 1000,
    })
  }

  return {
    answer(request) {
      const form = request.form()
      if (request.method !== 'POST' || form.get('grant_type') !== 'refresh_token') {
        return jsonAnswer({ error: 'unsupported_grant_type' })
      }
      const isTheirs =
        form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret
      if (!isTheirs) return jsonAnswer({ error: 'invalid_client' })
      return form.get('refresh_token') === client.refreshToken
        ? issueToken()
        : jsonAnswer({ error: 'invalid_code' })
    },
    refusal(authorization = '') {
      const [scheme, token = ''] = authorization.split(' ')
      if (scheme !== 'Zoho-oauthtoken' || token === '') return 9031
      const given = tokens.get(token)
      return given !== undefined && now().getTime() - given < hourMs ? null : 9041
    },
  }
}
