import { rememberCsrf } from '../../api/hub.ts'
import { typedPayer } from '../pay/typed-payer.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'
import { unsavedDraft } from './unsaved-draft.ts'

/** Takes out of this tab whatever a family that leaves has left here. */
export function clearFamilySession(): void {
  rememberCsrf(null)
  unsavedDraft.forget()
  typedPayer.forget()
  unconfirmedTransport.forget()
}
