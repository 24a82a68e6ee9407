import { bogotaDay } from '../../../src/index.ts'
import type { ElectronicInvoice, IssuedDocument } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'
import { brokenCreditNotes } from './credit-notes.ts'

const { einvoice } = sound

const doubling = withAdapter(einvoice, (intact, { memo }) => ({
  async issue(invoice, write) {
    await recordEffect(memo, invoice.reference)
    return intact.issue(invoice, write)
  },
}))

const telling = (change: (issued: IssuedDocument) => IssuedDocument): Trial<'einvoice'> =>
  withAdapter(einvoice, (intact) => ({
    async find(reference, read) {
      const issued = await intact.find(reference, read)
      return issued && change(issued)
    },
  }))

/** Sends something else than it was given. */
const sending = (
  change: (invoice: ElectronicInvoice, today: string) => ElectronicInvoice,
): Trial<'einvoice'> =>
  withAdapter(einvoice, (intact, kit) => ({
    issue: (invoice, write) => intact.issue(change(invoice, bogotaDay(kit.now())), write),
  }))

function withDigit(invoice: ElectronicInvoice): ElectronicInvoice {
  const { number, checkDigit } = invoice.payer
  return { ...invoice, payer: { ...invoice.payer, number: `${number}${checkDigit ?? ''}` } }
}

function withoutMarks(invoice: ElectronicInvoice): ElectronicInvoice {
  const [number = ''] = invoice.payer.number.split('-')
  return { ...invoice, payer: { ...invoice.payer, number } }
}

function withSum(invoice: ElectronicInvoice): ElectronicInvoice {
  const total = invoice.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  return { ...invoice, total }
}

export const brokenEinvoice: Breakages<Law<'einvoice'>> = {
  'an invoice issued again, by the key of the first or another, is the same one': [
    breaking('every call issues', 'to be 1', doubling),
    breaking(
      'the key decides, not the reference',
      'the reference alone says so',
      withAdapter(einvoice, (intact) => ({
        issue: async (invoice, write) => ({ ...(await intact.issue(invoice, write)), ref: write.key }),
      })),
    ),
  ],
  'an invoice accepted before the vendor hung up is found, and issued again is still one': [
    breaking(
      'it is not found',
      'found by our reference',
      withAdapter(einvoice, () => ({ find: async () => null })),
    ),
    breaking('issuing again makes another', 'to be 1', doubling),
  ],
  'an invoice is at the vendor on its day, for its pesos and by the number of its payer': [
    breaking('the check digit is run on', 'at the vendor', sending(withDigit)),
  ],
  'an invoice of another day, another total or a payer with the check digit in the number is invalid': [
    breaking(
      'yesterday is sent as today',
      'ends in a fault',
      sending((invoice, day) => ({ ...invoice, day })),
    ),
    breaking('the total is put right', 'ends in a fault', sending(withSum)),
    breaking('the digit is cut off', 'ends in a fault', sending(withoutMarks)),
    breaking(
      'blanks are taken out of the reference',
      'ends in a fault',
      sending((invoice) => ({ ...invoice, reference: invoice.reference.replaceAll(' ', '') })),
    ),
  ],
  'every status the vendor is known to use means what the facts say': [
    breaking(
      'a rejection is taken for acceptance',
      'rejected',
      telling((issued) => (issued.status === 'rejected' ? { ...issued, status: 'accepted' } : issued)),
    ),
    breaking(
      'a CUFE of another hash is passed on',
      'has a CUFE',
      telling((issued) => (issued.cufe === null ? issued : { ...issued, cufe: issued.cufe.slice(32) })),
    ),
    breaking(
      'the reason is lost',
      'has a reason',
      telling((issued) => ({ ...issued, reason: null })),
    ),
  ],
  'a status nobody heard of is waiting, with a warning in the log': [
    breaking(
      'it is accepted',
      'waiting',
      telling((issued) => (issued.rawStatus === 'KIT_INVENTED' ? { ...issued, status: 'accepted' } : issued)),
    ),
    breaking('nobody is warned', 'greater than', {
      ...einvoice,
      definition: {
        ...einvoice.definition,
        create: (settings, kit) =>
          einvoice.definition.create(settings, { ...kit, log: { ...kit.log, warn: () => {} } }),
      },
    }),
  ],
  'an accepted invoice has a PDF, and what is not there has none': [
    breaking(
      'it is a page of HTML',
      'how it begins',
      withAdapter(einvoice, () => ({ pdf: async () => new TextEncoder().encode('<html>') })),
    ),
    breaking(
      'what is not there has one too',
      'ends in a fault',
      withAdapter(einvoice, () => ({ pdf: async () => new TextEncoder().encode('%PDF-1.7') })),
    ),
  ],
  ...brokenCreditNotes,
}
