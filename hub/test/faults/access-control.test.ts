import { playFaults } from './play.ts'
import { accessControlScenes } from './scenes/access-control.ts'

playFaults('accessControl.main', accessControlScenes)
