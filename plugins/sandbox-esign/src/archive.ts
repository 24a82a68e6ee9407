import { createHmac } from 'node:crypto'
import { PluginFault } from '@matricula/contract'
import type { PluginKit, SigningRequest } from '@matricula/contract'
import { historyIn, storeOnce, listStored, numberingIn, readStored } from '@matricula/contract/sandbox'
import { caseOf, documentNames, parseSent, parseStep } from './document.ts'
import type { SentDocument, SigningCase, SigningStep } from './document.ts'

/** Every document the vendor was given, in the instance's memo. */
export interface Archive {
  /** Same key again answers the same document; a reference taken by another key is a `conflict`. */
  put(request: SigningRequest, key: string): Promise<SigningCase>
  find(id: string): Promise<SigningCase | null>
  findByReference(reference: string): Promise<SigningCase | null>
  /** Newest first. */
  all(): Promise<readonly SigningCase[]>
  /** Adds the step decided on from the document as it stands; null when none was. */
  advance(sent: SentDocument, next: (present: SigningCase) => SigningStep | null): Promise<SigningStep | null>
}

export function openArchive(kit: PluginKit, secret: string): Archive {
  const { memo } = kit
  const history = historyIn(memo, parseStep)
  const nextNumber = numberingIn(memo, 'documents')
  const asItStands = async (sent: SentDocument) => caseOf(sent, await history.of(sent.id))
  const find = async (id: string): Promise<SigningCase | null> => {
    const stored = await readStored(memo, placeOf(id))
    return stored === undefined ? null : asItStands(parseSent(stored))
  }
  return {
    find,
    findByReference: (reference) => find(idOf(reference, secret)),
    async put(request, key) {
      if (!documentNames.includes(request.document)) throw noTemplate()
      const { reference, document, signer, fields, locale } = request
      const id = idOf(reference, secret)
      const number = await nextNumber()
      const own = { number, id, sentAt: kit.now().toISOString() }
      const { name, email } = signer
      const value = { ...own, reference, document, signer: { name, email }, fields: { ...fields }, locale }
      return asItStands(parseSent(await storeOnce(memo, { act: key, place: placeOf(id), value, ref: id })))
    },
    async all() {
      const documents = (await listStored(memo, placeOf(''))).map(parseSent)
      documents.sort((a, b) => b.number - a.number)
      return Promise.all(documents.map(asItStands))
    },
    advance: (sent, next) => history.append(sent.id, (steps) => next(caseOf(sent, steps))),
  }
}

function placeOf(id: string): string {
  return `document:${id}`
}

/** Twenty digits that nobody can guess from the reference: who knows them can sign. */
function idOf(reference: string, secret: string): string {
  const bits = createHmac('sha256', secret).update(`document ${reference}`).digest().readBigUInt64BE()
  return String(bits).padStart(20, '1')
}

function noTemplate(): PluginFault {
  return new PluginFault('unsupported', 'the sandbox vendor has no such template', { field: 'document' })
}
