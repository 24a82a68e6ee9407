import { NothingSent } from './normalise-fault.ts'

export interface Bulkhead {
  /** Rejects with `NothingSent` at once while as many as it holds are under way. */
  run<T>(act: () => Promise<T>): Promise<T>
}

/** Holds so many acts at a time, so that those who wait for one hung vendor are never the whole hub. */
export function createBulkhead(holds: number): Bulkhead {
  let underWay = 0
  return {
    async run(act) {
      if (underWay >= holds) throw new NothingSent('too many calls to the vendor are under way')
      underWay += 1
      try {
        return await act()
      } finally {
        underWay -= 1
      }
    },
  }
}
