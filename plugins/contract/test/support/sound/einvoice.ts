import { createHash } from 'node:crypto'
import { PluginFault } from '../../../src/index.ts'
import type {
  EinvoiceAdapter,
  EinvoiceStatus,
  ElectronicCreditNote,
  ElectronicInvoice,
  IssuedDocument,
  PluginKit,
} from '../../../src/index.ts'
import type { Facts } from '../../../src/kit/index.ts'
import { checkCreditNote, checkInvoice } from '../../../src/parts/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { keep, soundDefinition, soundLife, soundTrial } from './sound.ts'

const statuses: Record<string, EinvoiceStatus> = {
  Draft: 'waiting',
  Accepted: 'accepted',
  Observed: 'accepted-with-notices',
  Rejected: 'rejected',
}

function documentOf(kit: PluginKit, reference: string, rawStatus: string): IssuedDocument {
  const known = statuses[rawStatus]
  if (!known) kit.log.warn({ rawStatus }, 'a status nobody heard of')
  const status = known ?? 'waiting'
  const isAccepted = status === 'accepted' || status === 'accepted-with-notices'
  return {
    ref: `I-${reference}`,
    reference,
    status,
    rawStatus,
    number: isAccepted ? 'FE1' : null,
    cufe: isAccepted ? createHash('sha384').update(reference).digest('hex') : null,
    at: kit.now().toISOString(),
    reason: status === 'rejected' ? 'FAJ44b' : null,
    notices: status === 'accepted-with-notices' ? ['FAJ43b'] : [],
  }
}

const definition = soundDefinition('einvoice', (kit): EinvoiceAdapter => {
  const { memo } = kit
  const faults = faultSwitch(memo)
  const stored = async (reference: string) => {
    const rawStatus = await memo.get(`status:${reference}`)
    return typeof rawStatus === 'string' ? documentOf(kit, reference, rawStatus) : null
  }
  const book = async (reference: string) =>
    documentOf(kit, reference, await keep(memo, `status:${reference}`, { value: 'Draft', effect: reference }))
  const issueInvoice = async ({ reference, total, day, payer }: ElectronicInvoice) => {
    await memo.set(`invoice:${reference}`, { total, day, number: payer.number })
    return book(reference)
  }
  const issueNote = async ({ reference, invoice }: ElectronicCreditNote) => {
    const credited = await stored(invoice.ref.slice(2))
    if (credited?.status !== 'accepted') throw new PluginFault('rejected', 'no such invoice')
    return book(reference)
  }
  const pdf: EinvoiceAdapter['pdf'] = (ref, { signal }) =>
    faults.read(signal, async () => {
      if ((await stored(ref.slice(2))) === null) throw new PluginFault('not-found', 'no such document')
      return new TextEncoder().encode('%PDF-1.7')
    })
  return {
    ...soundLife(faults),
    supports: Object.freeze({ creditNotes: true }),
    async issue(invoice, { signal }) {
      checkInvoice(invoice, kit.now())
      return faults.write(signal, () => issueInvoice(invoice))
    },
    find: (reference, { signal }) => faults.read(signal, () => stored(reference)),
    pdf,
    creditNotes: {
      async issue(note, { signal }) {
        checkCreditNote(note, kit.now())
        return faults.write(signal, () => issueNote(note))
      },
      find: (reference, { signal }) => faults.read(signal, () => stored(reference)),
      pdf,
    },
  }
})

export const soundEinvoice = soundTrial(definition, ({ memo }): Facts['einvoice'] => ({
  statuses,
  settle: (reference, rawStatus) => memo.set(`status:${reference}`, rawStatus),
  invoiceAtVendor: async (reference) =>
    ((await memo.get(`invoice:${reference}`)) ?? null) as Awaited<
      ReturnType<Facts['einvoice']['invoiceAtVendor']>
    >,
}))
