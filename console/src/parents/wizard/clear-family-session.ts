import { rememberCsrf } from '../../api/hub.ts'
import { typedPayer } from '../pay/typed-payer.ts'
import { unconfirmedTransport } from '../transport/unconfirmed-transport.ts'
import { unkeptDraft } from './unkept-draft.ts'

/** Takes out of this tab whatever a family that leaves has left here. */
export function clearFamilySession(): void {
  rememberCsrf(null)
  unkeptDraft.forget()
  typedPayer.forget()
  unconfirmedTransport.forget()
}
