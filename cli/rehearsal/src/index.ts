export type { Finding } from './deviation.ts'
export type { Fact, FactKey } from './fact.ts'
export { type Checkout, findCheckout } from './hub/find-checkout.ts'
export { HubRefusal, HubUnreachable } from './hub/hub-client.ts'
export { HubDidNotStart } from './hub/hub-process.ts'
export { NoSettings } from './hub/rehearsal-settings.ts'
export { type EnrolmentOutcome, outcomes, type PhaseName } from './outcomes.ts'
export type { SeasonProgress } from './progress.ts'
export {
  type PreparedRehearsal,
  prepareRehearsal,
  rehearse,
  type Rehearsal,
  type RehearsalOptions,
} from './rehearse.ts'
