import { runRead } from '@matricula/contract'
import type { EsignAdapter, PluginKit } from '@matricula/contract'
import { faultSwitch, pause, sandboxHealth } from '@matricula/contract/sandbox'
import { openSigningService } from './signing-service.ts'
import { documentNames, type SigningCase } from './document.ts'
import { handlePage } from './pages/handle-page.ts'
import { readCallback } from './read-callback.ts'
import type { Settings } from './settings.ts'
import { signingOf } from './signing-of.ts'

/** A pretend signing service, whole in the instance's memo, that speaks HTTP where a real one does. */
export function createAdapter(settings: Settings, kit: PluginKit): EsignAdapter {
  const faults = faultSwitch(kit.memo)
  const signingService = openSigningService(settings, kit)
  const readSigning = (signal: AbortSignal, find: () => Promise<SigningCase | null>) =>
    runRead(async () => {
      await pause(settings.latency, signal)
      return faults.read(signal, async () => {
        const present = await find()
        return present && signingOf(present, kit)
      })
    })

  return {
    supports: Object.freeze({ webhooks: true, documents: Object.freeze([...documentNames]) }),
    // The switch does not stop a start: a tester must not be able to lock the hub out of its own boot.
    start: async () => signingService.callbackSender.start(),
    stop: () => signingService.callbackSender.stop(),
    check: (signal) => sandboxHealth(faults, signal),
    async send(request, write) {
      await pause(settings.latency, write.signal)
      return faults.write(write.signal, async () =>
        signingOf(await signingService.archive.put(request, write.key), kit),
      )
    },
    status: (id, read) => readSigning(read.signal, () => signingService.archive.find(id)),
    findByReference: (reference, read) =>
      readSigning(read.signal, () => signingService.archive.findByReference(reference)),
    webhooks: { read: async (request) => readCallback(request, settings, kit.log) },
    pages: { handle: (request) => handlePage({ settings, kit, signingService, faults }, request) },
  }
}
