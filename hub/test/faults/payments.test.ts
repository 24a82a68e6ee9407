import { playFaults } from './play.ts'
import { paymentsScenes } from './scenes/payments.ts'

playFaults('payments.card', paymentsScenes)
