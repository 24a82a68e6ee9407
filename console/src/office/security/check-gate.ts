import { HubProblem, isProblem } from '../../api/problem.ts'
import { perform, read } from '../api/call.ts'
import type { ResponseOf } from '../api/call.ts'

export type Outcome = ResponseOf<'GET /api/enrollment/auth/access/{student}'>['outcome']

/** What the guard sees of a code; `unknown`: nobody has it. */
export interface GateCheck {
  readonly code: string
  readonly outcome: Outcome | 'unknown'
  /** Empty where nobody has the code. */
  readonly name: string
  readonly grade: string
  /** Not active any more in the student information system, wherever the code leads. */
  readonly leftSchool: boolean
  /** What the family would read there. */
  readonly title: string
  readonly body: string
  /** The hub's time, from its sign-in log; null where the check did not get into it. */
  readonly loggedAt: string | null
}

/** Where a code leads now, and whose it is; logged, and nobody is signed in by it. Throws HubProblem. */
export async function checkGate(code: string): Promise<GateCheck> {
  const access = await readAccess(code)
  return { ...access, loggedAt: await log(access) }
}

async function readAccess(code: string): Promise<Omit<GateCheck, 'loggedAt'>> {
  const params = { student: code }
  try {
    const [{ outcome, title, body }, student] = await Promise.all([
      read('GET /api/enrollment/auth/access/{student}', { params }),
      read('GET /api/enrollment/auth/{student}', { params }),
    ])
    const name = `${student.studentName} ${student.studentLastName}`
    const grade = student.actual_grade?.name ?? ''
    return { code, outcome, title, body, name, grade, leftSchool: student.left_school }
  } catch (thrown) {
    if (!isProblem(thrown, 'NOT_FOUND')) throw thrown
    return { code, outcome: 'unknown', title: '', body: '', name: '', grade: '', leftSchool: false }
  }
}

/** A log that is full or out of reach keeps nobody waiting at the gate; the guard sees that it was not logged. */
async function log({ code, outcome }: Pick<GateCheck, 'code' | 'outcome'>): Promise<string | null> {
  const act = { action: 'login', app: 'enrollment', section: 'security', result: outcome }
  try {
    const { created_at: at } = await perform('POST /api/people/student/logs', { student: code, ...act })
    return at
  } catch (thrown) {
    if (thrown instanceof HubProblem) return null
    throw thrown
  }
}
