import { PluginFault } from '../../../src/index.ts'
import type { FoodService, PluginKit, Write } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { accessControl } = sound

/** Service 1 does one group only. */
const halved = withAdapter(accessControl, (intact) => ({
  enrol: (code, service, write) => intact.enrol(code, service === 1 ? 2 : service, write),
}))

/** A call over the kit's network, whose answer doesn't matter; only a cut line does. */
async function ask({ http }: PluginKit, { signal }: Write): Promise<void> {
  await http.send({ method: 'GET', url: 'http://127.0.0.1:1/', signal }).catch((error: unknown) => {
    if (error instanceof PluginFault && error.message === 'the line is cut') throw error
  })
}

const swapped: Record<FoodService, FoodService> = { 1: 1, 2: 3, 3: 2 }

export const brokenAccessControl: Breakages<Law<'accessControl'>> = {
  'service 1 is lunch and snack, and taking it away takes both': [
    breaking('enrolling does lunch alone', 'to deeply equal', halved),
    breaking(
      'withdrawing leaves snack',
      'to deeply equal',
      withAdapter(accessControl, (intact) => ({
        withdraw: (code, service, write) => intact.withdraw(code, service === 1 ? 2 : service, write),
      })),
    ),
  ],
  'service 2 is lunch alone and service 3 snack alone': [
    breaking(
      'the numbers are swapped',
      'to deeply equal',
      withAdapter(accessControl, (intact) => ({
        enrol: (code, service, write) => intact.enrol(code, swapped[service], write),
      })),
    ),
  ],
  'service 1 that fails half-way is both, neither or unknown-outcome': [
    breaking('a hang-up leaves lunch alone', 'the vendor hung up', halved),
    breaking(
      'the second call fails and the first stays',
      'cut at call 2',
      withAdapter(accessControl, (intact, kit) => ({
        async enrol(code, service, write) {
          await ask(kit, write)
          const first = await intact.enrol(code, 2, { ...write, key: `${write.key}-lunch` })
          if (service !== 1) return first
          await ask(kit, write)
          return intact.enrol(code, 3, { ...write, key: `${write.key}-snack` })
        },
      })),
    ),
  ],
  'enrolling twice is enrolling once': [
    breaking(
      'every call enrols',
      'to be 1',
      withAdapter(accessControl, (intact, { memo }) => ({
        async enrol(code, service, write) {
          await recordEffect(memo, write.key)
          return intact.enrol(code, service, write)
        },
      })),
    ),
  ],
  'withdrawing what is not there is no error': [
    breaking(
      'nothing to withdraw is a bug',
      'is not enrolled',
      withAdapter(accessControl, () => ({
        async withdraw() {
          throw new Error('is not enrolled')
        },
      })),
    ),
    breaking(
      'withdrawing enrols',
      'to not include',
      withAdapter(accessControl, (intact) => ({
        withdraw: (code, service, write) => intact.enrol(code, service, write),
      })),
    ),
  ],
  'a command about an unknown person is not-found': [
    breaking(
      'a person is made up',
      'ends in a fault',
      withAdapter(accessControl, (intact) => ({
        enrol: (_code, service, write) => intact.enrol('10001', service, write),
      })),
    ),
  ],
}
