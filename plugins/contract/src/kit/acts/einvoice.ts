import { expect } from 'vitest'
import { bogotaDay } from '../../domain/bogota-day.ts'
import type {
  EinvoicePayer,
  EinvoiceStatus,
  ElectronicCreditNote,
  ElectronicInvoice,
  IssuedDocument,
} from '../../domain/einvoice.ts'
import type { ElectronicCreditNotes } from '../../kinds/einvoice.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Acts } from './acts.ts'

type Einvoice = Scene<'einvoice'>

const person = { kind: 'person', names: 'Anabel', surnames: 'Rojas Pulido' } as const
const email = 'acudiente@example.com'
const address = { line: 'Carrera 9 # 21-30', municipality: '25175' }

const payer: EinvoicePayer = {
  name: person,
  document: 'CC',
  number: '1000100010',
  checkDigit: null,
  email,
  address,
}

export function anInvoice(scene: Einvoice): ElectronicInvoice {
  const lines = [
    {
      concept: 'enrollment',
      description: 'Matrícula 2025-2026',
      quantity: 1,
      unitPrice: 1_234_567,
      taxClass: 'excluded',
    },
    {
      concept: 'pension',
      description: 'Pensión agosto 2025',
      quantity: 2,
      unitPrice: 100_000,
      taxClass: 'excluded',
    },
  ] as const
  return {
    reference: scene.reference(),
    day: bogotaDay(scene.kit.now()),
    payer,
    lines,
    total: 1_434_567,
    paid: { form: 'cash', means: 'card' },
    note: '',
  }
}

/** One of the vendor's words for that status. */
export function rawStatusFor({ stage }: Einvoice, wanted: EinvoiceStatus): string {
  const known = Object.entries(stage.facts.statuses).find(([, status]) => status === wanted)
  return known?.[0] ?? expect.fail(`the stage's facts hold a status that means ${wanted}`)
}

/** An invoice that the vendor brought to this status of its own, as the adapter tells it. */
export async function anIssuedInvoice(
  scene: Einvoice,
  rawStatus: string,
): Promise<{ readonly invoice: ElectronicInvoice; readonly issued: IssuedDocument }> {
  const invoice = anInvoice(scene)
  await scene.adapter.issue(invoice, scene.write())
  await scene.stage.facts.settle(invoice.reference, rawStatus)
  return { invoice, issued: await foundInvoice(scene, invoice.reference) }
}

export async function foundInvoice({ adapter, read }: Einvoice, reference: string): Promise<IssuedDocument> {
  return (await adapter.find(reference, read())) ?? expect.fail('the invoice is found by our reference')
}

/** One that the tax authority has accepted. */
export async function anAcceptedNote(
  scene: Einvoice,
  creditNotes: ElectronicCreditNotes,
): Promise<IssuedDocument> {
  const note = await aCreditNote(scene)
  await creditNotes.issue(note, scene.write())
  await scene.stage.facts.settle(note.reference, rawStatusFor(scene, 'accepted'))
  const found = await creditNotes.find(note.reference, scene.read())
  return found ?? expect.fail('the credit note is found by our reference')
}

/** Of the second line of an accepted invoice. */
export async function aCreditNote(scene: Einvoice): Promise<ElectronicCreditNote> {
  const { invoice, issued } = await anIssuedInvoice(scene, rawStatusFor(scene, 'accepted'))
  const { reference: _reference, payer: _payer, paid: _paid, lines, ...document } = invoice
  return {
    ...document,
    reference: scene.reference(),
    invoice: creditedInvoice(issued, invoice),
    lines: lines.slice(1),
    total: 200_000,
    reason: 'partial-return',
    note: 'Retiro del estudiante',
  }
}

function creditedInvoice(
  { ref, number, cufe }: IssuedDocument,
  { day, total: left }: ElectronicInvoice,
): ElectronicCreditNote['invoice'] {
  return { ref, number: number ?? '', cufe: cufe ?? '', day, left }
}

export const einvoiceActs: Acts<'einvoice'> = {
  reads: [
    {
      name: 'find',
      async prepare(scene) {
        const { reference } = await scene.adapter.issue(anInvoice(scene), scene.write())
        return (read) => scene.adapter.find(reference, read)
      },
    },
    {
      name: 'pdf',
      async prepare(scene) {
        const { issued } = await anIssuedInvoice(scene, rawStatusFor(scene, 'accepted'))
        return (read) => scene.adapter.pdf(issued.ref, read)
      },
    },
    {
      name: 'creditNotes.find',
      prepare: async ({ adapter: { creditNotes } }) =>
        creditNotes ? (read) => creditNotes.find(nothing, read) : null,
    },
    {
      name: 'creditNotes.pdf',
      async prepare(scene) {
        const { creditNotes } = scene.adapter
        if (!creditNotes) return null
        const { ref } = await anAcceptedNote(scene, creditNotes)
        return (read) => creditNotes.pdf(ref, read)
      },
    },
  ],
  writes: [
    {
      name: 'issue',
      async prepare(scene) {
        const invoice = anInvoice(scene)
        return (write) => scene.adapter.issue(invoice, write)
      },
    },
    {
      name: 'creditNotes.issue',
      async prepare(scene) {
        const { creditNotes } = scene.adapter
        if (!creditNotes) return null
        const note = await aCreditNote(scene)
        return (write) => creditNotes.issue(note, write)
      },
    },
  ],
  misses: [
    { name: 'find', ask: ({ adapter }, read) => adapter.find(nothing, read) },
    {
      name: 'creditNotes.find',
      ask: async ({ adapter }, read) => (await adapter.creditNotes?.find(nothing, read)) ?? null,
    },
  ],
  personal: () => [person.surnames, payer.number, email, address.line],
}
