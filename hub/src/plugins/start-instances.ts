import type { Logger } from 'pino'
import type { Instance } from './instance.ts'

/**
 * Starts all at once. A vendor that is away, required or not, never keeps the hub from starting: its instance stays
 * down and is tried again by itself.
 */
export async function startInstances(instances: readonly Instance[], log: Logger): Promise<void> {
  await Promise.all(
    instances.map(async ({ instance, entry, start }) => {
      const fault = await start()
      if (fault === null || !entry.required) return
      log.error({ instance, fault: fault.code }, 'the hub starts without a system that it requires')
    }),
  )
}

export async function stopInstances(instances: readonly Instance[]): Promise<void> {
  await Promise.all(instances.map((instance) => instance.stop()))
}
