import type { viewProgress } from '../src/modules/progress/progress.view.ts'
import type { readSummary } from '../src/modules/progress/read-summary.ts'
import type { Family } from './family.ts'
import { signInStaff } from './staff.ts'
import type { TestHub } from './test-hub.ts'

export type ProgressRow = ReturnType<typeof viewProgress>
export type Summary = Awaited<ReturnType<typeof readSummary>>

export const progressPath = '/api/enrollment/admin/progress'

/** Somebody of admissions who looks at who is missing. */
export async function watch(hub: TestHub) {
  const desk = await signInStaff(hub, 'admissions')
  const get = (query = '') => desk.get<ProgressRow[]>(`${progressPath}${query}`)
  const rowOf = async (code: string) => {
    const [row] = (await get(`?search=${code}`)).body
    if (row === undefined) throw new Error(`${code} is not in the list`)
    return row
  }
  const summary = async () => (await desk.get<Summary>(`${progressPath}/summary`)).body
  const everybody = async () => {
    const pages = [1, 2].map((number) => get(`?page[number]=${number}&page[size]=500`))
    return (await Promise.all(pages)).flatMap(({ body }) => body)
  }
  return { desk, get, rowOf, summary, everybody }
}

const draft = { period: 3, method: 2, quotas: 11, transport: { is: 'undecided' } }

/** The family goes to a step of the wizard. */
export async function goTo({ visitor }: Family, step: number): Promise<void> {
  const { body } = await visitor.get<{ version: number }>('/api/enrollment/draft')
  const kept = await visitor.put('/api/enrollment/draft', { ...draft, version: body.version, step })
  if (kept.status !== 200) throw new Error(kept.text)
}
