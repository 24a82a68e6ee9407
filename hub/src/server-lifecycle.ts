import type { Server } from '@hapi/hapi'

/** Whether this process is there for others: not yet, at an address, or about to go. */
export class ServerLifecycle {
  #server: Server | null = null
  #isDraining = false

  /** Where it listens, once it does. */
  get server(): Server | null {
    return this.#server
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  listenOn(server: Server): void {
    this.#server = server
  }

  drain(): void {
    this.#isDraining = true
  }
}
