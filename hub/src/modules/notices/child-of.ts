import type { AppContext } from '../../app-context.ts'
import type { OrderSplit } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'

/** Whose enrolment a family with several children is written to about, by the first names; by the code once nobody knows them. */
export async function childOf(app: AppContext, { studentCode }: Pick<OrderSplit, 'studentCode'>) {
  const student = await readStudent(app, studentCode)
  return { child: student?.firstNames ?? studentCode, project: app.config.seasons.parents.project }
}
