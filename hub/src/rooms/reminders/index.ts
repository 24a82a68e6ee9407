import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { announceReminders } from './announce-reminders.ts'
import { namedRoutes } from './named.routes.ts'
import { remindersRoutes } from './reminders.routes.ts'
import { sendReminder } from './send-reminder.ts'
import { sendingsHolder } from './sendings-holder.ts'
import { sendingsRoutes } from './sendings.routes.ts'

export const remindersRoom: Room = {
  name: 'reminders',
  register: (server, house) => {
    server.route(behindDoors([...remindersRoutes(house), ...sendingsRoutes(house), ...namedRoutes(house)]))
    server.app.handleTopic('notice.reminder', sendReminder(house))
    server.app.holdsPersonalData(sendingsHolder(house.config.settings.privacy))
    house.work.add({
      name: 'announce-reminders',
      every: '0 * * * * *',
      begins: 'at-once',
      lanes: 'one',
      run: (signal) => announceReminders(house, signal),
    })
  },
}
