import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { perform, read } from '../api/call.ts'
import type { ResponseOf } from '../api/call.ts'
import { heldServiceOf } from './food-service.ts'
import type { FoodAction, FoodService, HeldService } from './food-service.ts'

/** One request at the counter, for one student. */
export interface CounterRequest {
  readonly act: FoodAction | 'check'
  readonly code: string
  readonly service: FoodService
}

/** How it ended; a refusal is a value, so that it stands in the list and the next student can come. */
export type CounterResult = CounterRequest &
  (
    | { readonly is: 'done'; readonly message: string; readonly held: HeldService }
    | { readonly is: 'stranger' }
    | { readonly is: 'refused'; readonly problem: HubProblem }
  )

export async function serve(request: CounterRequest): Promise<CounterResult> {
  try {
    return request.act === 'check' ? await readService(request) : await changeService(request, request.act)
  } catch (thrown) {
    if (isProblem(thrown, 'NOT_FOUND')) return { ...request, is: 'stranger' }
    if (isProblem(thrown)) return { ...request, is: 'refused', problem: thrown }
    throw thrown
  }
}

/** A plan for one student changes nothing and tells what the turnstile has; of both meals it tells everything. */
async function readService(request: CounterRequest): Promise<CounterResult> {
  const query = { students: request.code, service: 1 }
  const current = serviceInPlan(await read('GET /api/hikcentral/insertServices', { query }))
  return current === 'stranger'
    ? { ...request, is: 'stranger' }
    : { ...request, is: 'done', message: '', held: current }
}

/** What a plan for both meals of one student says that the student has. */
export function serviceInPlan({
  rows,
  unknown,
}: Pick<ResponseOf<'GET /api/hikcentral/insertServices'>, 'rows' | 'unknown'>): HeldService | 'stranger' {
  if (unknown.length > 0) return 'stranger'
  const [row] = rows
  return row === undefined ? 1 : heldServiceOf(row.now)
}

async function changeService(request: CounterRequest, act: FoodAction): Promise<CounterResult> {
  const params = { group: request.service, student: request.code }
  const { message, person } = await perform(
    act === 'enrol'
      ? 'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}'
      : 'POST /api/hikcentral/accessgroup/deletePerson/{group}/{student}',
    undefined,
    { params },
  )
  return { ...request, is: 'done', message, held: heldServiceOf(person.services) }
}
