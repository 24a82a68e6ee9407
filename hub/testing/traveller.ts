/** Where a browser has come to. */
export interface Stop {
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A browser that goes from site to site: it follows redirects and keeps each site's cookies. */
export class Traveller {
  readonly #jars = new Map<string, Map<string, string>>()

  async open(address: string | URL, form?: Readonly<Record<string, string>>): Promise<Stop> {
    let url = new URL(address)
    let stop = await this.step(url, form)
    for (let hops = 0; isRedirect(stop); hops += 1) {
      if (hops === 20) throw new Error(`it goes on for ever: ${url.href}`)
      url = new URL(stop.headers.get('location') ?? '', url)
      stop = await this.step(url)
    }
    return stop
  }

  /** One request, without following where it leads. */
  async step(address: string | URL, form?: Readonly<Record<string, string>>): Promise<Stop> {
    const url = new URL(address)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.cookiesOf(url.origin) },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    })
    this.#keep(url.origin, response.headers.getSetCookie())
    return { url, status: response.status, headers: response.headers, text: await response.text() }
  }

  cookiesOf(origin: string): string {
    return [...this.#jar(origin)].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #jar(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    return jar
  }

  #keep(origin: string, cookies: readonly string[]): void {
    const jar = this.#jar(origin)
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
  }
}

function isRedirect({ status, headers }: Stop): boolean {
  return status >= 300 && status < 400 && headers.has('location')
}
