import { basicAuth } from '@matricula/contract'
import { createHmac } from 'node:crypto'
import Joi from 'joi'

/** How the gateway knows us. */
export type Auth =
  | { readonly type: 'bearer'; readonly token: string }
  | { readonly type: 'basic'; readonly user: string; readonly password: string }
  | { readonly type: 'header'; readonly header: string; readonly value: string }
  | {
      readonly type: 'hmac'
      readonly header: string
      readonly secret: string
      readonly algorithm?: 'sha256' | 'sha512'
      readonly encoding?: 'hex' | 'base64'
      /** Stands before the signature, such as `sha256=`. */
      readonly prefix?: string
    }

export const headerName = Joi.string().pattern(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'header name')

const secret = Joi.string()
  .pattern(/^[\x20-\x7e]+$/, 'printable')
  .meta({ secret: true })

interface AuthKeys {
  readonly needs: readonly string[]
  readonly mayHave: readonly string[]
}

const keysOf: Readonly<Record<Auth['type'], AuthKeys>> = {
  bearer: { needs: ['token'], mayHave: [] },
  basic: { needs: ['user', 'password'], mayHave: [] },
  header: { needs: ['header', 'value'], mayHave: [] },
  hmac: { needs: ['header', 'secret'], mayHave: ['algorithm', 'encoding', 'prefix'] },
}

/** One flat object, so that each secret carries its mark; which keys belong together is checked at the end. */
export const authSchema = Joi.object<Auth>({
  type: Joi.valid('bearer', 'basic', 'header', 'hmac').required(),
  token: secret,
  user: Joi.string().pattern(/^[^:]+$/, 'without colon'),
  password: secret,
  header: headerName,
  value: secret,
  secret,
  algorithm: Joi.valid('sha256', 'sha512'),
  encoding: Joi.valid('hex', 'base64'),
  prefix: Joi.string(),
}).custom((auth: Auth, helpers) => {
  const { needs, mayHave } = keysOf[auth.type]
  const given = Object.keys(auth).filter((key) => key !== 'type')
  const missing = needs.find((key) => !given.includes(key))
  const odd = given.find((key) => !needs.includes(key) && !mayHave.includes(key))
  if (missing !== undefined)
    return helpers.message({ custom: `"auth.${missing}" is required with ${auth.type}` })
  return odd === undefined
    ? auth
    : helpers.message({ custom: `"auth.${odd}" has no place with ${auth.type}` })
})

/** The headers that prove us for a request with this body, '' when it has none. */
export function proofOf(auth: Auth, body: string): Readonly<Record<string, string>> {
  switch (auth.type) {
    case 'bearer':
      return { authorization: `Bearer ${auth.token}` }
    case 'basic':
      return { authorization: basicAuth(auth.user, auth.password) }
    case 'header':
      return { [auth.header.toLowerCase()]: auth.value }
    case 'hmac':
      return { [auth.header.toLowerCase()]: `${auth.prefix ?? ''}${signatureOf(auth, body)}` }
  }
}

function signatureOf(
  { secret, algorithm = 'sha256', encoding = 'hex' }: Extract<Auth, { type: 'hmac' }>,
  body: string,
): string {
  return createHmac(algorithm, secret).update(body, 'utf8').digest(encoding)
}
