import type { Module } from '../../app-context.ts'
import { payersDataSource } from './payers-data-source.ts'

export {
  type ChosenPayer,
  chosenPayer,
  hashedOf,
  keepChosenPayer,
  addLinkPayer,
  refuseChosen,
} from './chosen-payer.ts'
export {
  answerGiven,
  checkedPayer,
  giveAs,
  type GivenPayer,
  givePayer,
  payerCookie,
  viewerOf,
} from './give-payer.ts'
export { correctNamedPayer, type NamedCorrection } from './correct-named-payer.ts'
export { invoiceKeptUntil } from './invoice-kept.ts'
export { dropLinkPayer, linkPayerOf } from './link-payer.store.ts'
export { viewInvoicePayer } from './payer.view.ts'
export {
  closePayerOfPayment,
  lockPayerOfPayment,
  namePayer,
  type NamedPayer,
  payerOfPayment,
  reopenPayerOfPayment,
} from './payment-payer.store.ts'
export {
  guardianOwner,
  isGivenBy,
  isLinkPayers,
  isLinkPayersOf,
  linkOwner,
  linkPayer,
  mayName,
  mayReplace,
  type PayerViewer,
} from './viewer.ts'

/** Stands before the accounts of guardians, whose addresses an erasure still needs to find what is theirs. */
export const payersModule: Module = {
  name: 'payers',
  register: (server, app) => {
    server.app.addPersonalDataSource(payersDataSource(app.config.settings.privacy))
    server.app.moduleRoutes.add(server, async () => {
      const { payersRoutes } = await import('./payers.routes.ts')
      return payersRoutes(app)
    })
  },
}
