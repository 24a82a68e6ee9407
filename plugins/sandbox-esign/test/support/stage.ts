import type { RawRequest } from '@matricula/contract'
import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch, signatureHeader, signatureOf } from '@matricula/contract/sandbox'
import { openArchive } from '../../src/archive.ts'
import { callbackBody } from '../../src/callback-body.ts'
import { rawStatuses } from '../../src/raw-status.ts'
import { account, secret } from './signing-office.ts'

export const openStage: OpenStage<'esign'> = async (kit) => {
  const archive = openArchive(kit, secret)
  const faults = faultSwitch(kit.memo)
  const known = async (id: string) => {
    const present = await archive.find(id)
    if (!present) throw new Error('the vendor knows no such document')
    return present
  }
  return {
    settings: { account, secret },
    secrets: [secret],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: async (reference) =>
        (await archive.all()).filter(({ sent }) => sent.reference === reference).length,
    },
    facts: {
      document: 'contract',
      statuses: rawStatuses,
      async settle(id, rawStatus) {
        const { sent } = await known(id)
        const at = kit.now().toISOString()
        await archive.advance(sent, () => ({ rawStatus, at }))
      },
      async callback(id, rawStatus) {
        const present = await known(id)
        return signed(callbackBody({ ...present, now: { ...present.now, rawStatus } }, account, kit))
      },
      unknownCallback: async () => signed({ eventId: 'x', type: 'template-changed', account }),
    },
    close: async () => {},
  }
}

function signed(content: object): RawRequest {
  const body = new TextEncoder().encode(JSON.stringify(content))
  const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, secret) }
  return { method: 'POST', path: '', query: {}, headers, body }
}
