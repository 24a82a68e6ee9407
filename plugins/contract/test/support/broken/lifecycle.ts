import { PluginFault } from '../../../src/index.ts'
import type { Health } from '../../../src/index.ts'
import type { GeneralLaw } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breakingGeneral, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { notices } = sound
const up: Health = { is: 'up' }

function dies(name: string, calls: number): () => Promise<void> {
  let left = calls
  return async () => {
    left -= 1
    if (left < 0) throw new Error(`${name} once too often`)
  }
}

export const brokenLives: Breakages<GeneralLaw> = {
  'stop before start is harmless': [
    breakingGeneral(
      'stop closes what was never opened',
      'nothing to close',
      withAdapter(notices, (intact) => {
        let opened = false
        return {
          async start(signal) {
            await intact.start(signal)
            opened = true
          },
          async stop() {
            if (!opened) throw new Error('nothing to close')
          },
        }
      }),
    ),
    breakingGeneral(
      'stop is for ever',
      'the vendor is there',
      withAdapter(notices, (intact) => {
        let stopped = false
        return {
          check: async (signal) => (stopped ? { is: 'down', why: 'stopped' } : intact.check(signal)),
          stop: async () => {
            stopped = true
          },
        }
      }),
    ),
  ],
  'start twice is start once': [
    breakingGeneral(
      'the second start fails',
      'started once too often',
      withAdapter(notices, () => ({ start: dies('started', 1) })),
    ),
  ],
  'stop twice is stop once, and it starts again': [
    breakingGeneral(
      'the second stop fails',
      'stopped once too often',
      withAdapter(notices, () => ({ stop: dies('stopped', 1) })),
    ),
    breakingGeneral(
      'it starts once in its life',
      'started once too often',
      withAdapter(notices, () => ({ start: dies('started', 1) })),
    ),
  ],
  'start fails with a PluginFault or not at all': [
    breakingGeneral(
      'start lets a bare error out',
      'no PluginFault',
      withAdapter(notices, (intact) => ({
        start: (signal) =>
          intact.start(signal).catch(() => {
            throw new TypeError('fetch failed')
          }),
      })),
    ),
    breakingGeneral(
      'start waits without end',
      'ends when its signal is aborted',
      withAdapter(notices, (intact) => ({ start: () => intact.start(new AbortController().signal) })),
    ),
  ],
  'check is truthful when the vendor goes away and returns': [
    breakingGeneral(
      'check is always cheerful',
      'the vendor is away',
      withAdapter(notices, () => ({ check: async () => up })),
    ),
    breakingGeneral(
      'check never recovers',
      'the vendor is there',
      withAdapter(notices, (intact) => {
        let seen: Health = up
        return {
          async check(signal) {
            if (seen.is === 'up') seen = await intact.check(signal)
            return seen
          },
        }
      }),
    ),
  ],
  'check never throws and ends with its signal': [
    breakingGeneral(
      'check throws the fault',
      'switched off',
      withAdapter(notices, (intact) => ({
        async check(signal) {
          await intact.start(signal)
          return up
        },
      })),
    ),
    breakingGeneral(
      'check forgets its signal',
      'ends when its signal is aborted',
      withAdapter(notices, (intact) => ({ check: () => intact.check(new AbortController().signal) })),
    ),
  ],
  'no secret shows in a log line, a fault or a check, whatever the vendor does': [
    breakingGeneral(
      'the log line quotes the key',
      'a secret was told',
      withAdapter(notices, (sound, { log }) => ({
        send(notice, write) {
          log.info({ url: '/send?key=kit%20secret%2F1' }, 'sending')
          return sound.send(notice, write)
        },
      })),
    ),
    breakingGeneral(
      'the cause of a fault quotes the key',
      'a secret was told',
      withAdapter(notices, () => ({
        async send() {
          throw new PluginFault('unreachable', 'no', { cause: new Error('x-key: kit secret/1') })
        },
      })),
    ),
    breakingGeneral(
      'the check quotes the key',
      'a secret was told',
      withAdapter(notices, () => ({ check: async () => ({ is: 'down', why: 'refused kit secret/1' }) })),
    ),
  ],
}
