import type { Server } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { ConfirmationActs } from './agreement.routes.ts'
import { guardedBankFile } from './guarded-bank-file.ts'
import { guardedConfirmation } from './guarded-confirmation.ts'
import { guardedResolution } from './guarded-resolution.ts'
import type { ResolutionActs } from './office.routes.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'

/** The acts about payments that need a second person from an amount on. */
export function guardActs(
  server: Server,
  app: AppContext,
  keepers: readonly ReferenceKeeper[],
): { readonly resolutions: ResolutionActs; readonly confirmations: ConfirmationActs } {
  const resolutions = {
    refund: guardedResolution(app, keepers, 'exception.refund'),
    resolve: guardedResolution(app, keepers, 'exception.resolve'),
  }
  const confirmations = {
    confirm: guardedConfirmation(app, 'agreement.confirm'),
    manual: guardedConfirmation(app, 'agreement.manual-income'),
    file: guardedBankFile(app),
  }
  for (const act of [...Object.values(resolutions), ...Object.values(confirmations)])
    server.app.guardsAct(act)
  return { resolutions, confirmations }
}
