import { playFaults } from './play.ts'
import { esignScenes } from './scenes/esign.ts'

playFaults('esign.main', esignScenes)
