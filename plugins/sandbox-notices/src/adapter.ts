import type { NoticesAdapter, PluginKit } from '@matricula/contract'
import { faultSwitch, pause, sandboxHealth } from '@matricula/contract/sandbox'
import { checkNotice } from './check-notice.ts'
import { openMailbox } from './mailbox.ts'
import { handlePage } from './pages/handle-page.ts'
import type { Settings } from './settings.ts'

/** Keeps what it is asked to send, and shows it. */
export function createAdapter(settings: Settings, kit: PluginKit): NoticesAdapter {
  const faults = faultSwitch(kit.memo)
  const mailbox = openMailbox({ memo: kit.memo, now: () => kit.now() })
  return {
    supports: Object.freeze({ channels: Object.freeze([...settings.channels]), html: true }),
    start: async () => undefined,
    stop: async () => undefined,
    check: (signal) => sandboxHealth(faults, signal),
    async send(notice, write) {
      await pause(settings.latency, write.signal)
      return faults.write(write.signal, async () => {
        checkNotice(notice, settings.channels)
        const { ref } = await mailbox.put(notice, write.key)
        return { ref }
      })
    },
    pages: { handle: (request) => handlePage({ settings, kit, mailbox, faults }, request) },
  }
}
