import { createServer, request as send } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** Stands before several hubs, as a reverse proxy does: each request goes to the next one that takes it. It may look whether they are ready, and leaves out those that are not. */
export class Balancer {
  readonly url: string
  readonly #server: Server
  readonly #hubs: readonly string[]
  readonly #ready = new Map<string, boolean>()
  #turn = 0
  #looking: NodeJS.Timeout | null = null

  private constructor(server: Server, port: number, hubs: readonly string[]) {
    this.#server = server
    this.#hubs = hubs
    this.url = `http://127.0.0.1:${port}`
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      this.#pass(incoming, outgoing).catch(() => outgoing.destroy())
    })
  }

  /** In front of the hubs that do, or will, listen at these addresses. */
  static async open(hubs: readonly string[]): Promise<Balancer> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return new Balancer(server, address.port, hubs)
  }

  /** Asks each hub from now on, as often as a proxy is told to. */
  lookAfter(everyMs: number): void {
    const look = async (hub: string) => {
      const answer = await fetch(new URL('/api/health/ready', hub)).catch(() => null)
      await answer?.text()
      this.#ready.set(hub, answer?.status === 200)
    }
    this.#looking = setInterval(() => this.#hubs.forEach((hub) => void look(hub)), everyMs)
  }

  /** Whether all of them were ready when they were asked last. */
  get hasAll(): boolean {
    return this.#hubs.every((hub) => this.#ready.get(hub) === true)
  }

  close(): void {
    if (this.#looking !== null) clearInterval(this.#looking)
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    for (const hub of this.#fromNext()) {
      const answer = await this.#ask(hub, incoming, body)
      if (answer === 'refused') continue
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
      return
    }
    outgoing.writeHead(503, { 'retry-after': '1' }).end()
  }

  /** Each ready hub once, whoever else asks meanwhile. */
  #fromNext(): readonly string[] {
    const first = this.#turn++ % this.#hubs.length
    return [...this.#hubs.slice(first), ...this.#hubs.slice(0, first)].filter(
      (hub) => this.#ready.get(hub) !== false,
    )
  }

  /** Only a hub that did not take the connection is passed over: another may have acted before it died. */
  #ask(
    hub: string,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage | 'refused'> {
    return new Promise((resolve, reject) => {
      const asking = send(new URL(url ?? '/', hub), { method, headers, agent: false }, resolve)
      asking.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') resolve('refused')
        else reject(error)
      })
      asking.end(body)
    })
  }
}
