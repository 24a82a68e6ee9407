import type { Server } from '@hapi/hapi'
import type { House } from '../../house.ts'
import type { ConfirmationActs } from './agreement.routes.ts'
import { guardedBankFile } from './guarded-bank-file.ts'
import { guardedConfirmation } from './guarded-confirmation.ts'
import { guardedResolution } from './guarded-resolution.ts'
import type { ResolutionActs } from './office.routes.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'

/** The acts about payments that need a second person from an amount on. */
export function guardActs(
  server: Server,
  house: House,
  keepers: readonly ReferenceKeeper[],
): { readonly resolutions: ResolutionActs; readonly confirmations: ConfirmationActs } {
  const resolutions = {
    refund: guardedResolution(house, keepers, 'exception.refund'),
    resolve: guardedResolution(house, keepers, 'exception.resolve'),
  }
  const confirmations = {
    confirm: guardedConfirmation(house, 'agreement.confirm'),
    manual: guardedConfirmation(house, 'agreement.manual-income'),
    file: guardedBankFile(house),
  }
  for (const act of [...Object.values(resolutions), ...Object.values(confirmations)])
    server.app.guardsAct(act)
  return { resolutions, confirmations }
}
