import { today } from '../../support/reconciliation.ts'
import type { TestHub } from '../../support/test-hub.ts'
import type { Visitor } from '../../support/visitor.ts'
import { asAlways, pressing, type Scene, seen } from '../scene.ts'

/** The day of which one side could not be asked says so. */
export function aDay(who: (hub: TestHub) => Promise<Visitor>): Scene {
  return pressing(
    'Finance compares a day',
    async (hub) => {
      const finance = await who(hub)
      return () => finance.get(`/api/reconciliation/days/${today}`)
    },
    (answer) => {
      const isWithout = answer.text.includes('"state":"away"')
      return seen(answer) === asAlways && isWithout ? 'told without it' : seen(answer)
    },
  )
}
