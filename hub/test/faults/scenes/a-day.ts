import { today } from '@matricula/hub/testing/reconciliation'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
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
