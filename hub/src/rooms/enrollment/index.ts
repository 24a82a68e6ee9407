import { behindDoors } from '../../http/doors.ts'
import type { Room } from '../../house.ts'
import { limitTries } from '../access/index.ts'
import { enrollmentRoutes } from './enrollment.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { simulateRoutes } from './simulate.routes.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'

export { quoteView } from './enrollment.schemas.ts'
export type { EnrollmentOrder } from './order.model.ts'
export {
  findOrder,
  findOrderByToken,
  holdOrder,
  orderById,
  orderWithCharges,
  quoteOf,
  setOrderStatus,
  writeCharges,
  writeOrder,
} from './order.store.ts'
export { type EnrollmentChoices, type EnrollmentQuote, quoteEnrollment } from './quote-enrollment.ts'
export { viewQuote } from './quote.view.ts'
export { readDraft } from './read-draft.ts'
export { kindOfBalance } from './student.view.ts'

export const enrollmentRoom: Room = {
  name: 'enrollment',
  register: (server, house) => {
    const { triesPerCode, triesPerAddress, windowMinutes } = house.config.settings.access
    const door = {
      byCode: limitTries('student-code', triesPerCode, windowMinutes),
      byAddress: limitTries('student-address', triesPerAddress, windowMinutes),
      sessions: server.app.sessions,
    }
    server.route(
      behindDoors([
        ...loginRoutes(house, door),
        ...enrollmentRoutes(house),
        ...subscriptionsRoutes(house),
        ...simulateRoutes(house),
      ]),
    )
  },
}
