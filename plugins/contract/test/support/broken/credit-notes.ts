import type { ElectronicCreditNotes, PluginKit } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const crediting = (
  change: (intact: ElectronicCreditNotes, kit: PluginKit) => Partial<ElectronicCreditNotes>,
): Trial<'einvoice'> =>
  withAdapter(sound.einvoice, ({ creditNotes }, kit) =>
    creditNotes ? { creditNotes: { ...creditNotes, ...change(creditNotes, kit) } } : {},
  )

const doubling = crediting((intact, { memo }) => ({
  async issue(note, write) {
    await recordEffect(memo, note.reference)
    return intact.issue(note, write)
  },
}))

const blind = crediting(() => ({ find: async () => null }))

const printing = (text: string) => crediting(() => ({ pdf: async () => new TextEncoder().encode(text) }))

/** Answers as if it had been issued, and leaves it at the vendor. */
const obeying = crediting((_intact, kit) => ({
  async issue({ reference }) {
    await recordEffect(kit.memo, reference)
    const at = kit.now().toISOString()
    const nothing = { number: null, cufe: null, reason: null, notices: [] }
    return { ref: reference, reference, status: 'waiting', rawStatus: 'Draft', at, ...nothing }
  },
}))

export const brokenCreditNotes: Breakages<Law<'einvoice'>> = {
  'a credit note issued again is the same one, and is found by our reference': [
    breaking('every call issues', 'to be 1', doubling),
    breaking('it is not found', 'to match object', blind),
  ],
  'a credit note accepted before the vendor hung up is found, and issued again is still one': [
    breaking('it is not found', 'it is found', blind),
    breaking('issuing again makes another', 'to be 1', doubling),
  ],
  'a credit note above what is left of its invoice is refused, and nothing is issued': [
    breaking('whatever is asked is credited', 'a refusal', obeying),
  ],
  'a credit note of an invoice that is not accepted is refused, and nothing is issued': [
    breaking('a rejected invoice is credited', 'a refusal', obeying),
  ],
  'an accepted credit note has a PDF, and what is not there has none': [
    breaking('it is a page of HTML', 'how it begins', printing('<html>')),
    breaking('what is not there has one too', 'ends in a fault', printing('%PDF-1.7')),
  ],
}
