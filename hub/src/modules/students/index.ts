import type { Module } from '../../app-context.ts'
import { familyResolver } from './family-resolver.ts'
import { homesDataSource } from './homes-data-source.ts'
import { syncRosterOnceUp } from './fill-empty-roster.ts'
import { rosterDataSource } from './roster-data-source.ts'
import { syncRoster } from './sync-roster.ts'

export { gradeOf } from './grade-of.ts'
export { hasLeft, leftStatuses } from './left-school.ts'
export {
  type CorrectedHome,
  correctedHomesOf,
  findCorrectedHome,
  homesOf,
  keepCorrectedHome,
} from './home.store.ts'
export { namedBy, type NamedRow, studentsCalled, withName } from './called.store.ts'
export { type GuardianAddress, guardianWhoPays } from './guardian-who-pays.ts'
export { partnersOf, type PartnersOfEmail } from './partners-by-email.ts'
export { readStudent } from './read-student.ts'
export { RealHome } from './real-home.ts'
export { listRoster } from './roster-list.store.ts'
export { familiesOf, findByCodes, siblingsOf } from './roster-lookup.store.ts'
export { viewFound } from './student.view.ts'
export { countRoster } from './student.store.ts'
export { fillEmptyRoster } from './fill-empty-roster.ts'
export { openSeason, type OpenSeason } from './open-season.ts'
export {
  keepArrival,
  keepDraftStep,
  keepOrderStatus,
  keepSeasonStudents,
  unevenSeasonStudents,
} from './season-student.store.ts'
export { syncRoster } from './sync-roster.ts'

export const studentsModule: Module = {
  name: 'students',
  register: (server, app) => {
    server.app.addPersonalDataSource(rosterDataSource)
    server.app.addPersonalDataSource(homesDataSource)
    server.app.resolvesFamilies(familyResolver(app))
    server.app.moduleRoutes.add(server, async () => {
      const { contactsRoutes } = await import('./contacts.routes.ts')
      const { directoryRoutes } = await import('./directory.routes.ts')
      const { rosterSyncRoutes } = await import('./roster-sync.routes.ts')
      const { sisRoutes } = await import('./sis.routes.ts')
      const { studentsRoutes } = await import('./students.routes.ts')
      return [
        ...studentsRoutes(app),
        ...directoryRoutes(app),
        ...sisRoutes(app),
        ...contactsRoutes(app),
        ...rosterSyncRoutes(app),
      ]
    })
    app.work.add({
      name: 'sync-roster',
      every: app.config.settings.students.rosterSchedule,
      begins: 'on-schedule',
      concurrency: 'one',
      run: (signal) => syncRoster(app, signal),
    })
    syncRosterOnceUp(app)
  },
}
