import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { perform, read } from '../api/call.ts'
import type { Answer } from '../api/call.ts'
import { heldOf } from './food-service.ts'
import type { FoodAct, FoodService, Held } from './food-service.ts'

/** What is asked at the counter for one student. */
export interface Asked {
  readonly act: FoodAct | 'look'
  readonly code: string
  readonly service: FoodService
}

/** How it ended; a refusal is a value, so that it stands in the list and the next student can come. */
export type Served = Asked &
  (
    | { readonly is: 'done'; readonly message: string; readonly held: Held }
    | { readonly is: 'stranger' }
    | { readonly is: 'refused'; readonly problem: HubProblem }
  )

export async function serve(asked: Asked): Promise<Served> {
  try {
    return asked.act === 'look' ? await look(asked) : await change(asked, asked.act)
  } catch (thrown) {
    if (isProblem(thrown, 'NOT_FOUND')) return { ...asked, is: 'stranger' }
    if (isProblem(thrown)) return { ...asked, is: 'refused', problem: thrown }
    throw thrown
  }
}

/** A plan for one student changes nothing and tells what the turnstile has; of both meals it tells everything. */
async function look(asked: Asked): Promise<Served> {
  const query = { students: asked.code, service: 1 }
  const held = heldIn(await read('GET /api/hikcentral/insertServices', { query }))
  return held === 'stranger' ? { ...asked, is: 'stranger' } : { ...asked, is: 'done', message: '', held }
}

/** What a plan for both meals of one student says that the student has. */
export function heldIn({
  rows,
  unknown,
}: Pick<Answer<'GET /api/hikcentral/insertServices'>, 'rows' | 'unknown'>): Held | 'stranger' {
  if (unknown.length > 0) return 'stranger'
  const [row] = rows
  return row === undefined ? 1 : heldOf(row.now)
}

async function change(asked: Asked, act: FoodAct): Promise<Served> {
  const params = { group: asked.service, student: asked.code }
  const { message, person } = await perform(
    act === 'enrol'
      ? 'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}'
      : 'POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}',
    undefined,
    { params },
  )
  return { ...asked, is: 'done', message, held: heldOf(person.services) }
}
