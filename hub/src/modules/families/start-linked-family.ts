import type { AppContext } from '../../app-context.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { type DueRefusal, jointPayable, type LinkedCommand, startLinked } from '../payments/index.ts'
import type { PricedChild } from './check-child.ts'
import { openFamilyPayment } from './open-family-payment.ts'

/** Begins to pay by a link for several children. */
export function startLinkedFamily(
  app: AppContext,
  command: LinkedCommand,
  read: () => Promise<Refusal<DueRefusal> | readonly PricedChild[]>,
) {
  return startLinked(app, jointPayable, command, {
    read,
    open: (children, opening) => {
      const ordered = children.toSorted((one, other) => one.studentCode.localeCompare(other.studentCode))
      return openFamilyPayment(app, { ...opening, children: ordered })
    },
  })
}
