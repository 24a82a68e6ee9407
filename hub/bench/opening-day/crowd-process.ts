import { Crowd } from './crowd.ts'
import type { CrowdPlan } from './plan.ts'

/** The families, in a process of their own: takes a plan, and answers what they met. */
process.on('message', (plan: CrowdPlan) => {
  void new Crowd(plan).come().then((result) => process.send?.(result, () => process.exit(0)))
})

// A bench that broke off leaves nobody behind.
process.on('disconnect', () => process.exit(1))
