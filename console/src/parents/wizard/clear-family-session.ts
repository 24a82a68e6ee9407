import { rememberCsrf } from '../../api/hub.ts'
import { payerStorage } from '../pay/payer-storage.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'
import { unsavedDraft } from './unsaved-draft.ts'

/** Takes out of this tab whatever a family that leaves has left here. */
export function clearFamilySession(): void {
  rememberCsrf(null)
  unsavedDraft.forget()
  payerStorage.forget()
  unconfirmedTransport.forget()
}
