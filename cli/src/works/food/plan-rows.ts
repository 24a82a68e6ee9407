import type { components } from '@matricula/hub/api'
import type { Asking, Located, Planned } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/food.ts'
import { type Say, speaker } from '../../words.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import type { FoodChange } from './food-change.ts'
import type { FoodRow } from './food-work.ts'
import { type FoodAct, heldOf } from './service-words.ts'

export interface Planning {
  readonly act: FoodAct
  readonly seen: FirstLines
  readonly asking: Asking
}

type FoodPlan = components['schemas']['FoodPlan']

/** One plan of the hub for all rows: its token is what acting will run. */
export async function planRows(
  rows: readonly Located<FoodRow>[],
  { act, seen, asking: { hub, locale } }: Planning,
): Promise<readonly Planned[]> {
  const say = speaker(texts, locale)
  const looked = rows.map(({ line, row }) => ({ line, row, first: seen.lineOf(row.student, line) }))
  const once = looked.filter(({ first }) => first === null)
  const plan =
    once.length === 0
      ? null
      : await answered(
          hub.api.POST('/api/hikcentral/plans', { body: { act, rows: once.map(({ row }) => row) } }),
        )
  const looking = { act, say, unit: `${act}-${once[0]?.line ?? 0}` }
  return looked.map(({ line, row, first }) =>
    first === null && plan !== null
      ? plannedBy(plan, { line, row }, looking)
      : { ...wrongAbout(say('ofLine', { student: row.student, first: String(first) }), say('twice')), line },
  )
}

interface Looking {
  readonly act: FoodAct
  readonly say: Say<keyof typeof texts.es>
  readonly unit: string
}

function plannedBy(plan: FoodPlan, { line, row }: Located<FoodRow>, { act, say, unit }: Looking): Planned {
  const { student, service } = row
  if (plan.unknown.includes(student)) return { ...wrongAbout(student, say('unknown')), line }
  const change = plan.rows.find((one) => one.student === student)
  if (change === undefined) {
    const key = act === 'enrol' ? 'sameEnrol' : 'sameWithdraw'
    return { is: 'same', line, what: say(key, { student, service: say(`service${service}`) }) }
  }
  const held = heldOf(change.now)
  const values = {
    student,
    name: change.name,
    service: say(`service${service}`),
    now: held === null ? say('none') : say(`service${held}`),
    note: change.note === '' ? '' : ` · ${change.note}`,
  }
  const kept: FoodChange = { act, token: plan.token, student, service }
  return { is: 'change', line, what: say(act, values), change: kept, unit }
}
