import { BootFailure } from './boot-failure.ts'
import type { Instance } from './instance.ts'

/**
 * Starts all at once. A required one that fails stops them all and throws a `BootFailure` that lists every one that
 * failed; without such, those that failed stay down and are tried again.
 */
export async function startInstances(instances: readonly Instance[]): Promise<void> {
  const tried = await Promise.all(
    instances.map(async (instance) => ({ instance, fault: await instance.start() })),
  )
  const failed = tried.flatMap(({ instance, fault }) =>
    fault === null ? [] : [{ ...instance.entry, fault }],
  )
  if (!failed.some(({ required }) => required)) return
  await stopInstances(instances)
  throw new BootFailure(
    failed.map(
      ({ kind, name, use, fault }) => `plugins.${kind}.${name}: ${use} did not start (${fault.code})`,
    ),
  )
}

export async function stopInstances(instances: readonly Instance[]): Promise<void> {
  await Promise.all(instances.map((instance) => instance.stop()))
}
