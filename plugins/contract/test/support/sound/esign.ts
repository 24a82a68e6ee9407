import type { EsignAdapter, PluginKit, Signing, SigningStatus } from '../../../src/index.ts'
import type { Facts } from '../../../src/kit/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { readNote, signedNote } from './callbacks.ts'
import { keep, secret, soundDefinition, soundLife, soundTrial } from './sound.ts'

const statuses: Record<string, SigningStatus> = {
  inprogress: 'sent',
  completed: 'signed',
  declined: 'declined',
}

function signingOf(kit: PluginKit, reference: string, rawStatus: string): Signing {
  const status = statuses[rawStatus]
  if (!status) kit.log.warn({ rawStatus }, 'a status nobody heard of')
  return {
    id: `E-${reference}`,
    reference,
    document: 'contract',
    status: status ?? 'sent',
    rawStatus,
    email: 'acudiente@example.com',
    url: null,
  }
}

const definition = soundDefinition('esign', (kit, { apiKey }): EsignAdapter => {
  const { memo } = kit
  const faults = faultSwitch(memo)
  const stored = async (id: string): Promise<Signing | null> => {
    const rawStatus = await memo.get(`signing:${id}`)
    return typeof rawStatus === 'string' ? signingOf(kit, id.slice(2), rawStatus) : null
  }
  return {
    ...soundLife(faults),
    supports: Object.freeze({ webhooks: true, documents: Object.freeze(['contract'] as const) }),
    send: ({ reference }, { signal }) =>
      faults.write(signal, async () => {
        const place = `signing:E-${reference}`
        const rawStatus = await keep(memo, place, { value: 'inprogress', effect: reference })
        return signingOf(kit, reference, rawStatus)
      }),
    status: (id, { signal }) => faults.read(signal, () => stored(id)),
    findByReference: (reference, { signal }) => faults.read(signal, () => stored(`E-${reference}`)),
    webhooks: {
      read: (request) =>
        readNote(request, apiKey, ({ subject, rawStatus }) => signingOf(kit, subject.slice(2), rawStatus)),
    },
  }
})

export const soundEsign = soundTrial(definition, ({ memo }): Facts['esign'] => ({
  document: 'contract',
  statuses,
  settle: (id, rawStatus) => memo.set(`signing:${id}`, rawStatus),
  callback: async (subject, rawStatus) => signedNote({ type: 'status', subject, rawStatus }, secret),
  unknownCallback: async () => signedNote({ type: 'birthday', subject: 'x', rawStatus: 'x' }, secret),
}))
