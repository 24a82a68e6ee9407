import { setTimeout as pause } from 'node:timers/promises'
import { Portal, Unexpected } from './portal.ts'
import { arrivals, type CrowdPlan } from './plan.ts'
import { type CrowdResult, Tally } from './tally.ts'
import { visit } from './visit.ts'

/** Families as they come and what they meet. */
export class Crowd {
  readonly #plan: CrowdPlan
  readonly #tally = new Tally()
  readonly #underWay = new Set<Portal>()
  readonly #toCome: string[]

  constructor(plan: CrowdPlan) {
    this.#plan = plan
    this.#toCome = [...plan.codes]
  }

  async come(): Promise<CrowdResult> {
    const plan = this.#plan
    const began = performance.now()
    const coming = plan.come === 'spread' ? this.#comeSpread(plan.ms) : this.#comeInTurn(plan.atOnce)
    await Promise.race([coming, pause(plan.withinMs)])
    const spentMs = performance.now() - began
    for (const { at } of this.#underWay) this.#tally.notServed(at)
    if (plan.come === 'spread') for (const _ of this.#toCome) this.#tally.notServed('before they came')
    const { user, system } = process.cpuUsage()
    return this.#tally.result({
      spentMs,
      arrivingMs: plan.come === 'spread' ? plan.ms : spentMs,
      cpuSeconds: (user + system) / 1e6,
    })
  }

  /** Each at its time, whether those before have ended or not. */
  async #comeSpread(ms: number): Promise<void> {
    const times = arrivals(this.#toCome.length, ms)
    await Promise.all(
      times.map(async (at) => {
        await pause(at)
        await this.#comeNext()
      }),
    )
  }

  /** So many at once, the next when one has ended: how much the hub bears. */
  async #comeInTurn(atOnce: number): Promise<void> {
    const runner = async () => {
      while (this.#toCome.length > 0) await this.#comeNext()
    }
    await Promise.all(Array.from({ length: atOnce }, runner))
  }

  async #comeNext(): Promise<void> {
    const code = this.#toCome.shift()
    if (code === undefined) return
    const portal = new Portal(this.#plan.url, this.#tally)
    this.#underWay.add(portal)
    const came = performance.now()
    try {
      await visit(portal, this.#plan.url, code)
      this.#tally.paid(performance.now() - came, portal.waitedMs)
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      this.#tally.failed(error.message)
    } finally {
      portal.close()
      this.#underWay.delete(portal)
    }
  }
}
