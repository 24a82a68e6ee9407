import { smallSchool } from '@matricula/contract/kit'
import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { priceListNames } from './company.ts'
import { effectsIn, pesosBookedIn } from './effects.ts'
import { openServiceLayer } from './pretend-service-layer.ts'
import type { ApiVersion } from './errors.ts'

const signIn = { company: 'COLEGIO_TEST', user: 'hub', password: 'pretend-b1-password' }

/** A stage of either root; `mostRows` makes the vendor give its lists in smaller pages than asked for. */
export function stageOf({
  root,
  mostRows,
}: {
  readonly root: ApiVersion
  readonly mostRows: number
}): OpenStage<'accounting'> {
  return async (kit) => {
    const vendor = await openServiceLayer({ ...signIn, now: () => kit.now(), root, mostRows })
    return {
      settings: {
        ...signIn,
        baseUrl: vendor.origin,
        odata: root,
        project: smallSchool.project,
        priceLists: { grades: priceListNames },
        orders: { taxCodes: { EXENTO: 'EXCL' } },
        newPartners: { name: 'Estudiante {code}' },
        incomingPayments: { transferAccount: '11100501' },
      },
      secrets: [signIn.password],
      vendor: {
        ...faultsOf(vendor),
        effects: async (reference) => effectsIn(vendor.company, reference),
      },
      facts: {
        partnerCode: 'C31003',
        unknownPartnerCode: 'C99999',
        studentCode: '31003',
        gradeKey: 'TERCERO',
        project: smallSchool.project,
        bookedAtVendor: async (reference) => pesosBookedIn(vendor.company, reference),
      },
      close: () => vendor.close(),
    }
  }
}

export const openStage = stageOf({ root: 'v2', mostRows: 100 })
