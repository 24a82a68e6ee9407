import { createHash, randomBytes } from 'node:crypto'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'

export interface DigestGuard {
  /** Null for who is let in. */
  refusalOf(request: VendorRequest): VendorAnswer | null
  /** From now on the nonces given so far are too old. */
  expireNonces(): void
}

const realm = 'pretend-alma'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Lets in who signs as RFC 7616 asks: our nonce, counted up, over the request line as it came. */
export function digestGuard(user: string, password: string): DigestGuard {
  const uses = new Map<string, Set<string>>()
  const expired = new Set<string>()

  function challenge(stale: boolean): VendorAnswer {
    const nonce = randomBytes(12).toString('hex')
    uses.set(nonce, new Set())
    const challengeHeader = `Digest realm="${realm}", qop="auth", algorithm=MD5, nonce="${nonce}", opaque="0a1b"`
    return {
      status: 401,
      headers: {
        'www-authenticate': stale ? `${challengeHeader}, stale=true` : challengeHeader,
        'content-type': 'application/problem+json',
      },
      body: JSON.stringify({ type: 'about:blank', title: 'Unauthorized', status: 401 }),
    }
  }

  return {
    refusalOf({ method, target, headers }) {
      const credentials = /^Digest (.*)$/.exec(headers['authorization'] ?? '')?.[1]
      if (credentials === undefined) return challenge(false)
      const given = new Map(
        [...credentials.matchAll(/(\w+)=(?:"([^"]*)"|([^\s,]+))/g)].map(([, name = '', quoted, bare]) => [
          name,
          quoted ?? bare ?? '',
        ]),
      )
      const word = (name: string) => given.get(name) ?? ''
      const counts = uses.get(word('nonce'))
      const who = md5(`${user}:${realm}:${password}`)
      const proof = [who, word('nonce'), word('nc'), word('cnonce'), 'auth', md5(`${method}:${target}`)]
      const isGenuine =
        word('username') === user &&
        word('uri') === target &&
        word('opaque') === '0a1b' &&
        word('response') === md5(proof.join(':'))
      if (!isGenuine || counts === undefined) return challenge(false)
      if (expired.has(word('nonce'))) return challenge(true)
      if (counts.has(word('nc'))) return challenge(false)
      counts.add(word('nc'))
      return null
    },
    expireNonces() {
      for (const nonce of uses.keys()) expired.add(nonce)
    },
  }
}
