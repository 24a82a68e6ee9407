import { conforms } from '../../src/kit/index.ts'
import { sound } from '../support/sound/index.ts'

conforms(sound.sis.definition, sound.sis.openStage)
conforms(sound.accounting.definition, sound.accounting.openStage)
conforms(sound.accessControl.definition, sound.accessControl.openStage)
conforms(sound.maps.definition, sound.maps.openStage)
conforms(sound.payments.definition, sound.payments.openStage)
conforms(sound.esign.definition, sound.esign.openStage)
conforms(sound.notices.definition, sound.notices.openStage)
conforms(sound.einvoice.definition, sound.einvoice.openStage)
