import { PluginFault } from '../../../src/index.ts'
import type { NoticesAdapter } from '../../../src/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { keep, soundDefinition, soundLife, soundTrial } from './sound.ts'

const refusedAddress = 'nobody@refused.invalid'

const definition = soundDefinition('notices', ({ memo }): NoticesAdapter => {
  const faults = faultSwitch(memo)
  return {
    ...soundLife(faults),
    supports: Object.freeze({ channels: Object.freeze(['email'] as const), html: true }),
    send: ({ to }, { key, signal }) =>
      faults.write(signal, async () => {
        if (to === refusedAddress)
          throw new PluginFault('rejected', 'the address is refused', { field: 'to' })
        return { ref: await keep(memo, `sent:${key}`, { value: `N-${key}`, effect: key }) }
      }),
  }
})

export const soundNotices = soundTrial(definition, () => ({ to: 'acudiente@example.com', refusedAddress }))
