import type { WizardStudent } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'

/** What the total is of an order that is paid in parts, each on a day of its own; undefined where it is paid today. */
export function wholeOf({ order }: Pick<WizardStudent, 'order'>, t: Translate): string | undefined {
  return order.status === 'split' ? t('split.total') : undefined
}
