import { PluginFault } from '../fault.ts'
import type { PluginKit } from '../plugin.ts'

export interface FailingKit {
  readonly kit: PluginKit
  /** Counts from here. */
  begin(): void
  calls(): number
}

/** The same kit, whose network fails once: at its nth call after `begin`. */
export function failAtCall(kit: PluginKit, nth: number): FailingKit {
  let calls = 0
  let counting = false
  return {
    kit: {
      ...kit,
      http: {
        async send(request) {
          if (!counting) return kit.http.send(request)
          calls += 1
          if (calls === nth) throw new PluginFault('unreachable', 'the line is cut')
          return kit.http.send(request)
        },
      },
    },
    begin: () => {
      counting = true
    },
    calls: () => calls,
  }
}
