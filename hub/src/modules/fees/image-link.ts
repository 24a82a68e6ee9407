const longest = 500

/**
 * The link as it is kept: 'http://' goes before it when it has no scheme (pricing-42). Null for
 * what cannot be the address of an image: another scheme, such as javascript: or data:, a path alone, credentials.
 */
export function imageLink(text: string): string | null {
  const link = hasScheme(text) ? text : `http://${text}`
  if (link.length > longest || /[\s\p{Cc}]/u.test(link) || text.startsWith('/')) return null
  if (!URL.canParse(link)) return null
  const { protocol, username, password } = new URL(link)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && username === '' && password === '' ? link : null
}

/** A word and a colon, unless it is a host with its port: images.example:8080. */
function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#:]+\.[^/?#:.]+:\d+(?:[/?#]|$)/.test(text)
}
