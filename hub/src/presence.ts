import type { Server } from '@hapi/hapi'

/** Whether this process is there for others: not yet, at an address, or about to go. */
export class Presence {
  #server: Server | null = null
  #isLeaving = false

  /** Where it listens, once it does. */
  get server(): Server | null {
    return this.#server
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  arriveAt(server: Server): void {
    this.#server = server
  }

  leave(): void {
    this.#isLeaving = true
  }
}
