import { type DocumentsState, stateOf } from './documents-state.ts'
import type { KeptSigning } from './signing.store.ts'

/** A signing with the state of all documents of its enrollment, for the office: the address stands in full. */
export function viewSigning({ email, vendorId, status }: KeptSigning, all: readonly KeptSigning[]) {
  const state: DocumentsState = stateOf(all)
  return { email, id_request: vendorId, status, ...state }
}
