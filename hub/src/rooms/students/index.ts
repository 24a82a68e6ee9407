import type { Room } from '../../house.ts'
import { syncRoster } from './sync-roster.ts'

export { readStudent } from './read-student.ts'
export { countRoster } from './student.store.ts'
export { syncRoster } from './sync-roster.ts'

export const studentsRoom: Room = {
  name: 'students',
  register: (_server, house) => {
    house.work.add({
      name: 'sync-roster',
      every: '0 */15 * * * *',
      begins: 'on-schedule',
      run: (signal) => syncRoster(house, signal),
    })
  },
}
