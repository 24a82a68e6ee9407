/** How the hub knows us: a key, or a person's session with its token. */
export type Credentials =
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'session'; readonly cookie: string; readonly csrfToken: string }
  /** With the profile whose session is of another hub, where that is why. */
  | { readonly is: 'nobody'; readonly profile?: { readonly name: string; readonly hub: string } }

export function headersOf(credentials: Credentials): Record<string, string> {
  switch (credentials.is) {
    case 'key':
      return { authorization: `Bearer ${credentials.key}` }
    case 'session':
      return { cookie: credentials.cookie, 'x-csrf-token': credentials.csrfToken }
    case 'nobody':
      return {}
  }
}
