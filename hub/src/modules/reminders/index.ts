import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { announceReminders } from './announce-reminders.ts'
import { namedRoutes } from './named.routes.ts'
import { remindersRoutes } from './reminders.routes.ts'
import { sendReminder } from './send-reminder.ts'
import { sendingsDataSource } from './sendings-data-source.ts'
import { sendingsRoutes } from './sendings.routes.ts'

export const remindersModule: Module = {
  name: 'reminders',
  register: (server, app) => {
    server.route(secureRoutes([...remindersRoutes(app), ...sendingsRoutes(app), ...namedRoutes(app)]))
    server.app.handleTopic('notice.reminder', sendReminder(app))
    server.app.addPersonalDataSource(sendingsDataSource(app.config.settings.privacy))
    app.work.add({
      name: 'announce-reminders',
      every: '0 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => announceReminders(app, signal),
    })
  },
}
