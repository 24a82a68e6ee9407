export { activityFees, type Fee, findActivityFee, lockFee } from './fee.store.ts'
export { createPrices, type Prices } from './prices.ts'
export { fillSandboxActivities } from './sandbox-activities.ts'
