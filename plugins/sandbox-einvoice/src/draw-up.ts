import {
  type ElectronicCreditNote,
  type ElectronicInvoice,
  PluginFault,
  type PluginKit,
} from '@matricula/contract'
import type { EinvoicePayer } from '@matricula/contract'
import { checkCreditNote, checkInvoice } from '@matricula/contract/parts'
import { cufeOf } from './cufe.ts'
import { outcomeFor } from './outcome.ts'
import type { Register } from './register.ts'
import type { Settings, Switches } from './settings.ts'
import type { StoredDocument } from './stored-document.ts'

export interface Tools {
  readonly settings: Settings
  readonly kit: Pick<PluginKit, 'now'>
  readonly register: Register
  readonly switches: () => Promise<Switches>
}

/** Numbers an invoice, hashes it, and draws what the tax authority will say of its payer. */
export async function drawUpInvoice(tools: Tools, invoice: ElectronicInvoice): Promise<StoredDocument> {
  const { settings, kit, register } = tools
  checkInvoice(invoice, kit.now())
  const { payer, reference, day, total, lines } = invoice
  return drawUp(tools, {
    is: 'invoice',
    reference,
    number: await register.nextNumber(),
    total,
    day,
    buyer: { name: nameOf(payer), number: payer.number },
    lines: lines.map(({ description }) => description),
    credits: null,
    key: settings.technicalKey,
  })
}

/** The same of a credit note, whose buyer is its invoice's. */
export async function drawUpNote(tools: Tools, note: ElectronicCreditNote): Promise<StoredDocument> {
  const { settings, kit, register } = tools
  checkCreditNote(note, kit.now())
  const invoice = await creditable(register, note)
  const { reference, day, total, lines } = note
  return drawUp(tools, {
    is: 'credit-note',
    reference,
    number: await register.nextNoteNumber(),
    total,
    day,
    buyer: invoice.buyer,
    lines: lines.map(({ description }) => description),
    credits: invoice.reference,
    key: settings.pin,
  })
}

async function drawUp(
  { settings, kit, switches }: Tools,
  {
    key,
    ...drawn
  }: Omit<StoredDocument, 'cufe' | 'issuedAt' | 'answeredAt' | 'outcome'> & { readonly key: string },
): Promise<StoredDocument> {
  const at = kit.now()
  const { waitSeconds, rejectsAll } = await switches()
  const { number, total, buyer } = drawn
  const { nit: seller } = settings
  return {
    ...drawn,
    cufe: cufeOf({
      number,
      at,
      net: total,
      iva: 0,
      total,
      seller,
      buyer: buyer.number,
      key,
      environment: 'test',
    }),
    issuedAt: at.toISOString(),
    answeredAt: new Date(at.getTime() + waitSeconds * 1000).toISOString(),
    outcome: outcomeFor(buyer.number, { rejectsAll }),
  }
}

async function creditable(
  register: Register,
  { invoice, total }: ElectronicCreditNote,
): Promise<StoredDocument> {
  const credited = await register.find(invoice.ref)
  if (credited === null) throw new PluginFault('not-found', 'the sandbox vendor has no such invoice')
  if (!(await register.rawStatusOf(credited)).startsWith('Aceptada'))
    throw refused('la factura no está aceptada')
  const notes = (await register.all()).filter(({ credits }) => credits === credited.reference)
  const left = notes.reduce((sum, note) => sum - note.total, credited.total)
  if (total > left) throw refused('la nota supera el saldo de la factura')
  return credited
}

function refused(reason: string): PluginFault {
  return new PluginFault('rejected', 'the sandbox vendor refuses the credit note', { reason })
}

function nameOf({ name }: EinvoicePayer): string {
  return name.kind === 'company' ? name.company : `${name.names} ${name.surnames}`
}
