import type { AppContext } from '../../app-context.ts'
import type { EnrollmentStanding } from '../access/index.ts'
import { orderStatusOf } from './order.store.ts'
import { unsignedDocuments } from './unsigned-documents.ts'

/** For sign-ins: how far a student's enrollment of the season is. */
export function enrollmentStanding(app: Pick<AppContext, 'config' | 'database'>): EnrollmentStanding {
  const { project } = app.config.seasons.parents
  return {
    paidHere: async (studentCode) => {
      const status = await orderStatusOf(app.database, { project, studentCode })
      if (status === 'reversed') return 'returned'
      if (status === 'withdrawn') return status
      return status === 'paid' ? 'paid' : 'no'
    },
    isUnsigned: async (studentCode) => (await unsignedDocuments(app, studentCode)).length > 0,
  }
}
