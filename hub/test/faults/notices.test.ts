import { playFaults } from './play.ts'
import { noticesScenes } from './scenes/notices.ts'

playFaults('notices.main', noticesScenes)
