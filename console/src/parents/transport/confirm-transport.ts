import { hub } from '../../api/hub.ts'
import type { WizardStudent } from '../../api/types.ts'
import type { Place } from '../../components/map/place.ts'
import type { Fee } from './transport-offer.ts'

/**
 * Asks the hub to confirm a fee for a home. The hub measures and prices it again and puts the choice into the draft,
 * which is then to be read again. 422 TRANSPORT_FEE_MISSING when the price list lacks it.
 */
export async function confirmTransport(student: WizardStudent, place: Place, fee: Fee): Promise<void> {
  await hub.post('/api/googleAPI/confirm', {
    code: student.code,
    token: '',
    project: student.project,
    dir: place.address,
    modality: fee.modality,
    transport: { busStop: fee.busStop, direction: fee.direction, basis: fee.basis },
    fullDirectionObject: place,
    type: 'enrollment',
  })
}
