import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel'

/** How many acts run at once, and how many more wait in line. */
export interface Capacity {
  readonly atOnce: number
  readonly waiting: number
}

/** Answers what the act does once it had its turn, or `full` without running it. */
export async function runWithin<T>(policy: BulkheadPolicy, act: () => Promise<T>): Promise<T | 'full'> {
  try {
    return await policy.execute(act)
  } catch (error) {
    if (isBulkheadRejectedError(error)) return 'full'
    throw error
  }
}

/** A bulkhead for each key, forgotten when nothing runs in it. */
export class KeyedBulkhead {
  readonly #capacity: Capacity
  readonly #policies = new Map<string, BulkheadPolicy>()

  constructor(capacity: Capacity) {
    this.#capacity = capacity
  }

  async run<T>(key: string, act: () => Promise<T>): Promise<T | 'full'> {
    const { atOnce, waiting } = this.#capacity
    const policy = this.#policies.get(key) ?? bulkhead(atOnce, waiting)
    this.#policies.set(key, policy)
    try {
      return await runWithin(policy, act)
    } finally {
      if (policy.executionSlots === atOnce) this.#policies.delete(key)
    }
  }
}
