import type { WizardStudent } from '../../api/types.ts'

const fixing: ReadonlySet<WizardStudent['order']['status']> = new Set([
  'paying',
  'split',
  'agreement',
  'reversed',
])

/** Whether an order was priced with the choices: they stay as they are while it is paid, and afterwards. */
export function isFixed({ order }: Pick<WizardStudent, 'order'>): boolean {
  return fixing.has(order.status)
}
