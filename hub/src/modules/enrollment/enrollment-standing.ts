import type { AppContext } from '../../app-context.ts'
import type { EnrollmentStanding } from '../access/index.ts'
import { findOrder } from './order.store.ts'
import { unsignedDocuments } from './unsigned-documents.ts'

/** For sign-ins: how far a student's enrollment of the season is. */
export function enrollmentStanding(app: Pick<AppContext, 'config' | 'database'>): EnrollmentStanding {
  const { project } = app.config.seasons.parents
  return {
    isPaid: async (studentCode) =>
      (await findOrder(app.database, { project, studentCode }))?.status === 'paid',
    isUnsigned: async (studentCode) => (await unsignedDocuments(app, studentCode)).length > 0,
  }
}
