import { type EinvoiceAdapter, type IssuedDocument, PluginFault, type PluginKit } from '@matricula/contract'
import { faultSwitch, sandboxHealth, switchBoard } from '@matricula/contract/sandbox'
import { drawUpInvoice, drawUpNote } from './draw-up.ts'
import { notice, rejection, statusOf } from './outcome.ts'
import { handlePage } from './pages/handle-page.ts'
import { print } from './print.ts'
import { openRegister } from './register.ts'
import { type Settings, switchesSchema, switchFields } from './settings.ts'
import type { StoredDocument } from './stored-document.ts'

/** A pretend provider of electronic invoices with its pretend tax authority, whole in the instance's memo. */
export function createAdapter(settings: Settings, kit: PluginKit): EinvoiceAdapter {
  const faults = faultSwitch(kit.memo)
  const register = openRegister(kit, settings)
  const initial = settings.switches
  const board = switchBoard(kit.memo, { schema: switchesSchema, fields: switchFields, initial })
  const tools = { settings, kit, register, switches: () => board.current() }
  const told = async (document: StoredDocument) =>
    issuedDocument(document, await register.rawStatusOf(document), kit)
  const find = async (reference: string) => {
    const document = await register.find(reference)
    return document && told(document)
  }
  const pdf: EinvoiceAdapter['pdf'] = (ref, { signal }) =>
    faults.read(signal, async () => {
      const document = await register.find(ref)
      if (document === null) throw new PluginFault('not-found', 'the sandbox vendor has no such document')
      return print(settings, document)
    })
  const creditNotes: EinvoiceAdapter['creditNotes'] = {
    issue: (note, { signal }) =>
      faults.write(signal, async () =>
        told(await register.keep(note.reference, () => drawUpNote(tools, note))),
      ),
    find: (reference, { signal }) => faults.read(signal, () => find(reference)),
    pdf,
  }
  return {
    supports: Object.freeze({ creditNotes: settings.creditNotes }),
    // The switch does not stop a start: a tester must not be able to lock the hub out of its own boot.
    start: async () => {},
    stop: async () => {},
    check: (signal) => sandboxHealth(faults, signal),
    issue: (invoice, { signal }) =>
      faults.write(signal, async () =>
        told(await register.keep(invoice.reference, () => drawUpInvoice(tools, invoice))),
      ),
    find: (reference, { signal }) => faults.read(signal, () => find(reference)),
    pdf,
    ...(settings.creditNotes && { creditNotes }),
    pages: { handle: (request) => handlePage({ settings, kit, register, board, faults }, request) },
  }
}

function issuedDocument(document: StoredDocument, rawStatus: string, { log }: PluginKit): IssuedDocument {
  const status = statusOf(rawStatus, log)
  const { reference, number, cufe, issuedAt: at } = document
  const isAccepted = status === 'accepted' || status === 'accepted-with-notices'
  return {
    ref: reference,
    reference,
    status,
    rawStatus,
    number,
    cufe: isAccepted ? cufe : null,
    at,
    reason: status === 'rejected' ? rejection : null,
    notices: status === 'accepted-with-notices' ? [notice] : [],
  }
}
