import { playFaults } from './play.ts'
import { accountingScenes } from './scenes/accounting.ts'

playFaults('accounting.main', accountingScenes)
