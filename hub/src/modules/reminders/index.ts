import type { Module } from '../../app-context.ts'
import { announceReminders } from './announce-reminders.ts'
import { sendReminder } from './send-reminder.ts'
import { sendingsDataSource } from './sendings-data-source.ts'

export const remindersModule: Module = {
  name: 'reminders',
  register: (server, app) => {
    server.app.moduleRoutes.add(server, async () => {
      const { namedRoutes } = await import('./named.routes.ts')
      const { remindersRoutes } = await import('./reminders.routes.ts')
      const { sendingsRoutes } = await import('./sendings.routes.ts')
      return [...remindersRoutes(app), ...sendingsRoutes(app), ...namedRoutes(app)]
    })
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
