import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type Draft, headerIn, type Reply, wire } from '../support/connection.ts'
import type { Tally } from './tally.ts'

/** What a call met that it should not have. */
export class Unexpected extends Error {}

/** One family's portal: it comes back when it is asked to, and every call is counted. */
export class Portal {
  readonly #url: string
  readonly #tally: Tally
  #connection: Connection | null = null
  #at = ''
  /** Of the waiting line, as its browser's cookie. */
  #ticket: { readonly cookie?: string } = {}
  #waitedMs = 0

  constructor(url: string, tally: Tally) {
    this.#url = url
    this.#tally = tally
  }

  /** The call that it is at. */
  get at(): string {
    return this.#at
  }

  /** How long it has waited in line. */
  get waitedMs(): number {
    return this.#waitedMs
  }

  async ask(call: string, draft: Draft): Promise<Reply> {
    this.#at = call
    const began = performance.now()
    for (;;) {
      const sent = performance.now()
      const reply = await this.#send(call, { ...draft, headers: { ...this.#ticket, ...draft.headers } })
      if (reply.status === 200 || reply.status === 303) {
        this.#tally.took(call, performance.now() - sent)
        if (this.#isInLine) this.#leaveLine(sent - began)
        return reply
      }
      const code = codeIn(reply)
      if (code !== 'OVERLOADED') throw new Unexpected(`${call} ${reply.status} ${code}`)
      this.#tally.cameBack()
      const place = headerIn(reply, 'set-cookie')?.split(';')[0]
      if (place?.startsWith('matricula-place=') === true) this.#ticket = { cookie: place }
      // Where its body was not read the hub closes the connection with the answer.
      if (headerIn(reply, 'connection') === 'close') this.close()
      await pause(Number(headerIn(reply, 'retry-after')) * 1000)
    }
  }

  get #isInLine(): boolean {
    return this.#ticket.cookie !== undefined
  }

  #leaveLine(waitedMs: number): void {
    this.#waitedMs = waitedMs
    this.#tally.waited(waitedMs)
    this.#ticket = {}
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
  }

  async #send(call: string, draft: Draft): Promise<Reply> {
    try {
      if (this.#connection?.isOpen !== true) this.#connection = await Connection.open(this.#url)
      return await this.#connection.send(wire(draft))
    } catch (error) {
      throw new Unexpected(`${call} ${error instanceof Error ? error.message : 'broke off'}`, {
        cause: error,
      })
    }
  }
}

function codeIn({ body }: Reply): string {
  return /"code":"(\w+)"/.exec(body.toString())?.[1] ?? ''
}
