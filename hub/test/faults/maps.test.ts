import { playFaults } from './play.ts'
import { mapsScenes } from './scenes/maps.ts'

playFaults('maps.main', mapsScenes)
