/** An answer from the hub; `body` is its JSON, or null when it is none. */
export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: T
}

export interface ProblemBody {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly status: number
  readonly requestId: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

type Headed = Readonly<Record<string, string>>

/** A browser as far as HTTP goes: it keeps the cookie and sends the CSRF token. */
export class Visitor {
  readonly url: string
  /** The session's. */
  cookie = ''
  /** Remembers the browser. */
  device = ''
  /** Of the code that it waits for. */
  challenge = ''
  /** Of what the family had remembered about its invoices. */
  payer = ''
  /** Of its place in the waiting line. */
  place = ''
  csrfToken = ''

  constructor(url: string) {
    this.url = url
  }

  get<T>(path: string, headers: Headed = {}): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers)
  }

  post<T>(path: string, body: unknown, headers: Headed = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  }

  put<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send<T>('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  delete<T>(path: string): Promise<Answer<T>> {
    return this.send<T>('DELETE', path, undefined, {})
  }

  /** Posts an HTML form, as a page of a provider does. */
  submit(url: string, fields: Headed): Promise<Answer<null>> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return this.send<null>('POST', url, new URLSearchParams(fields).toString(), headers)
  }

  async send<T>(method: string, path: string, body: string | undefined, headers: Headed): Promise<Answer<T>> {
    const cookies = [this.cookie, this.device, this.challenge, this.payer, this.place].filter(
      (cookie) => cookie !== '',
    )
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...(this.csrfToken !== '' && { 'x-csrf-token': this.csrfToken }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    this.#keep(response.headers)
    const type = response.headers.get('content-type') ?? ''
    // A stream of events has no end; whoever wants to hear them listens.
    const isStream = type.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    const isJson = type.includes('json')
    // The wire is where types end: a test says what it expects to read.
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as T,
    }
  }

  #keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      if (pair.startsWith('matricula-device=')) this.device = pair
      else if (pair.startsWith('matricula-challenge=')) this.challenge = pair
      else if (pair.startsWith('matricula-payer=')) this.payer = pair
      else if (pair.startsWith('matricula-place=')) this.place = pair
      else this.cookie = pair
    }
  }
}
