import type { PretendVendor } from '../kit/stage.ts'

type VendorFaults = Required<Pick<PretendVendor, 'injectFault' | 'clearFault' | 'faultReached'>>

/** What of a pretend vendor's server its stage hands to the kit. */
export function faultsOf(server: VendorFaults): VendorFaults {
  return {
    injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
    clearFault: () => server.clearFault(),
    faultReached: () => server.faultReached(),
  }
}
