import Joi from 'joi'
import { contractVersions, definePlugin } from '../../../src/index.ts'
import type {
  Adapters,
  Json,
  Kind,
  Lifecycle,
  Memo,
  PluginDefinition,
  PluginKit,
} from '../../../src/index.ts'
import type { Facts, Stage, Trial } from '../../../src/kit/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import type { FaultSwitch } from '../../../src/sandbox/fault-switch.ts'

export interface Settings {
  readonly apiKey: string
}

export const secret = 'kit secret/1'

/** A definition of that kind with one secret among its settings. */
export function soundDefinition<K extends Kind>(
  kind: K,
  create: (kit: PluginKit, settings: Settings) => Adapters[K],
): PluginDefinition<K> {
  const settings = Joi.object<Settings>({ apiKey: Joi.string().required().meta({ secret: true }) })
  const name = `sound-${kind.toLowerCase()}`
  return definePlugin<K, Settings>({
    name,
    kind,
    contract: contractVersions[kind],
    settings,
    create: (settings, kit) => create(kit, settings),
  })
}

export function soundStage<K extends Kind>(kit: PluginKit, facts: Facts[K]): Stage<K> {
  return {
    settings: { apiKey: secret },
    secrets: [secret],
    vendor: { ...faultSwitch(kit.memo), effects: (name) => effectsOf(kit.memo, name) },
    facts,
    close: async () => {},
  }
}

export function soundTrial<K extends Kind>(
  definition: PluginDefinition<K>,
  factsOf: (kit: PluginKit) => Facts[K],
): Trial<K> {
  return { definition, openStage: async (kit) => soundStage(kit, factsOf(kit)), options: { timeoutMs: 200 } }
}

/** The life of a vendor that only has a fault switch. */
export function soundLife(faults: FaultSwitch): Pick<Lifecycle<unknown>, 'start' | 'stop' | 'check'> {
  return {
    start: (signal) => faults.read(signal, async () => {}),
    stop: async () => {},
    check: (signal) =>
      faults
        .read(signal, async () => {})
        .then(
          () => ({ is: 'up' }),
          () => ({ is: 'down', why: 'switched off' }),
        ),
  }
}

/** Counts one effect of an act with this reference or key. */
export async function recordEffect(memo: Memo, name: string): Promise<void> {
  const before = await effectsOf(memo, name)
  await memo.set(`effect:${name}:${before + 1}`, true)
}

export async function effectsOf(memo: Memo, name: string): Promise<number> {
  return (await memo.list(`effect:${name}:`)).length
}

/** What stands at a place of the memo; the first comer puts it there and leaves the effect. */
export async function keep<T extends Json>(
  memo: Memo,
  place: string,
  { value, effect }: { value: T; effect: string },
): Promise<T> {
  if (await memo.add(place, value)) await recordEffect(memo, effect)
  return (await memo.get(place)) as T
}
