import { expect } from 'vitest'
import type { ElectronicCreditNote } from '../../domain/einvoice.ts'
import { PluginFault } from '../../fault.ts'
import type { ElectronicCreditNotes } from '../../kinds/einvoice.ts'
import { aCreditNote, anAcceptedNote, anIssuedInvoice, rawStatusFor } from '../acts/einvoice.ts'
import { claimed } from '../claimed.ts'
import { endOf, expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'

type Einvoice = Scene<'einvoice'>

const appliesTo = ({ adapter }: Einvoice) => adapter.supports.creditNotes

function creditNotesOf({ adapter }: Einvoice): ElectronicCreditNotes {
  return claimed('creditNotes', adapter.creditNotes)
}

export const creditNoteLaws: readonly Law<'einvoice'>[] = [
  {
    title: 'a credit note issued again is the same one, and is found by our reference',
    appliesTo,
    async run(scene) {
      const creditNotes = creditNotesOf(scene)
      const note = await aCreditNote(scene)
      const first = await creditNotes.issue(note, scene.write())
      expect(first).toMatchObject({ reference: note.reference })
      expect((await creditNotes.issue(note, scene.write())).ref).toBe(first.ref)
      expect(await creditNotes.find(note.reference, scene.read())).toMatchObject({ ref: first.ref })
      expect(await scene.stage.vendor.effects(note.reference)).toBe(1)
    },
  },
  {
    title: 'a credit note accepted before the vendor hung up is found, and issued again is still one',
    appliesTo,
    async run(scene) {
      const { stage } = scene
      const creditNotes = creditNotesOf(scene)
      const note = await aCreditNote(scene)
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('creditNotes.issue', 'unknown-outcome', () => creditNotes.issue(note, scene.write()))
      await stage.vendor.clearFault()
      const found = await creditNotes.find(note.reference, scene.read())
      expect(found, 'it is found').toMatchObject({ reference: note.reference })
      expect((await creditNotes.issue(note, scene.write())).ref).toBe(found?.ref)
      expect(await stage.vendor.effects(note.reference)).toBe(1)
    },
  },
  {
    title: 'a credit note above what is left of its invoice is refused, and nothing is issued',
    appliesTo,
    async run(scene) {
      const note = await aCreditNote(scene)
      await expectRefused(scene, { ...note, invoice: { ...note.invoice, left: note.total - 1 } })
    },
  },
  {
    title: 'a credit note of an invoice that is not accepted is refused, and nothing is issued',
    appliesTo,
    async run(scene) {
      const { invoice: accepted, ...note } = await aCreditNote(scene)
      const { issued } = await anIssuedInvoice(scene, rawStatusFor(scene, 'rejected'))
      await expectRefused(scene, { ...note, invoice: { ...accepted, ref: issued.ref } })
    },
  },
  {
    title: 'an accepted credit note has a PDF, and what is not there has none',
    appliesTo,
    async run(scene) {
      const creditNotes = creditNotesOf(scene)
      const { ref } = await anAcceptedNote(scene, creditNotes)
      const bytes = await creditNotes.pdf(ref, scene.read())
      expect(new TextDecoder().decode(bytes.slice(0, 4)), 'how it begins').toBe('%PDF')
      await expectFault('creditNotes.pdf', 'not-found', () => creditNotes.pdf('KIT-NOTHING', scene.read()))
    },
  },
]

async function expectRefused(scene: Einvoice, note: ElectronicCreditNote): Promise<void> {
  const end = await endOf(() => creditNotesOf(scene).issue(note, scene.write()))
  expect('error' in end && end.error, 'a refusal').toBeInstanceOf(PluginFault)
  expect(await scene.stage.vendor.effects(note.reference), 'what is there of it').toBe(0)
}
