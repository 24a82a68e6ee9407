import { type Json, type Memo, PluginFault, type PluginKit } from '@matricula/contract'
import { historyIn, numberingIn } from '@matricula/contract/sandbox'
import { parseDocument, parseVerdict, type StoredDocument } from './stored-document.ts'

/** Every document the vendor issued, in the instance's memo. */
export interface Register {
  /** The one of that reference; what is drawn up is kept where there is none yet. */
  keep(reference: string, drawUp: () => Promise<StoredDocument>): Promise<StoredDocument>
  find(reference: string): Promise<StoredDocument | null>
  all(): Promise<readonly StoredDocument[]>
  /** The vendor's word for how it stands now. */
  rawStatusOf(document: StoredDocument): Promise<string>
  settle(reference: string, rawStatus: string): Promise<void>
  /** With the prefix; the fault `rejected` once the range is used up. */
  nextNumber(): Promise<string>
  nextNoteNumber(): Promise<string>
}

export interface NumberingRange {
  readonly prefix: string
  readonly from: number
  readonly to: number
}

export function openRegister(
  { memo, now }: Pick<PluginKit, 'memo' | 'now'>,
  range: NumberingRange,
): Register {
  const verdicts = historyIn(memo, parseVerdict)
  const nextInvoice = numberingIn(memo, 'invoices')
  const nextNote = numberingIn(memo, 'notes')
  const find = (reference: string) => documentAt(memo, placeOf(reference))
  return {
    find,
    async keep(reference, drawUp) {
      const known = await find(reference)
      if (known !== null) return known
      const drawn = await drawUp()
      const stored: Json = { ...drawn, buyer: { ...drawn.buyer }, lines: [...drawn.lines] }
      return (await memo.add(placeOf(reference), stored)) ? drawn : ((await find(reference)) ?? drawn)
    },
    async all() {
      const documents = (await memo.list(placeOf(''))).map(({ value }) => parseDocument(value))
      return documents.sort((a, b) => b.issuedAt.localeCompare(a.issuedAt))
    },
    async rawStatusOf({ reference, answeredAt, outcome }) {
      const verdict = (await verdicts.of(reference)).at(-1)
      if (verdict !== undefined) return verdict.rawStatus
      return Date.parse(answeredAt) <= now().getTime() ? outcome : 'En proceso'
    },
    async settle(reference, rawStatus) {
      await verdicts.append(reference, () => ({ rawStatus }))
    },
    async nextNumber() {
      const number = range.from - 1 + (await nextInvoice())
      if (number > range.to) throw new PluginFault('rejected', 'no numbers left', { reason: rangeUsedUp })
      return `${range.prefix}${number}`
    },
    nextNoteNumber: async () => `NC${await nextNote()}`,
  }
}

const rangeUsedUp = 'FAD05: el rango de numeración autorizado está agotado'

function placeOf(reference: string): string {
  return `document:${reference}`
}

async function documentAt(memo: Memo, place: string): Promise<StoredDocument | null> {
  const stored = await memo.get(place)
  return stored === undefined ? null : parseDocument(stored)
}
