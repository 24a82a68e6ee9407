import type { Module } from '../../app-context.ts'
import { subscriptionsDataSource } from './subscriptions-data-source.ts'

export { activitiesOf } from './activities-of.ts'
export { activitiesOfGrade, type GradeActivities } from './grade-activities.ts'
export { subscribe } from './subscribe.ts'
export { subscriptionsOf } from './subscription.store.ts'
export { leaveActivities, unsubscribe } from './unsubscribe.ts'

export const activitiesModule: Module = {
  name: 'activities',
  register: (server, app) => {
    server.app.addPersonalDataSource(subscriptionsDataSource(app.config.seasons.parents.project))
    server.app.moduleRoutes.add(server, async () => {
      const { activitiesRoutes } = await import('./activities.routes.ts')
      return activitiesRoutes(app)
    })
  },
}
