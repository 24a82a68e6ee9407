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

  constructor(url: string, tally: Tally) {
    this.#url = url
    this.#tally = tally
  }

  /** The call that it is at. */
  get at(): string {
    return this.#at
  }

  async ask(call: string, draft: Draft): Promise<Reply> {
    this.#at = call
    for (;;) {
      const sent = performance.now()
      const reply = await this.#send(call, draft)
      if (reply.status === 200 || reply.status === 303) {
        this.#tally.took(call, performance.now() - sent)
        return reply
      }
      const code = codeIn(reply)
      if (code !== 'OVERLOADED') throw new Unexpected(`${call} ${reply.status} ${code}`)
      this.#tally.cameBack()
      // Its body was not read, so the hub closes the connection with the answer.
      this.close()
      await pause(Number(headerIn(reply, 'retry-after')) * 1000)
    }
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
