import { playFaults } from './play.ts'
import { sisScenes } from './scenes/sis.ts'

playFaults('sis.main', sisScenes)
