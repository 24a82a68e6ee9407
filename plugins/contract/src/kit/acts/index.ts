import type { Kind } from '../../kinds/index.ts'
import { accessControlActs } from './access-control.ts'
import { accountingActs } from './accounting.ts'
import type { Acts } from './acts.ts'
import { einvoiceActs } from './einvoice.ts'
import { esignActs } from './esign.ts'
import { mapsActs } from './maps.ts'
import { noticesActs } from './notices.ts'
import { paymentsActs } from './payments.ts'
import { sisActs } from './sis.ts'

type ActsOf = { readonly [K in Kind]: Acts<K> }

const actsOfKinds: ActsOf = {
  sis: sisActs,
  accounting: accountingActs,
  accessControl: accessControlActs,
  maps: mapsActs,
  payments: paymentsActs,
  esign: esignActs,
  notices: noticesActs,
  einvoice: einvoiceActs,
}

/** Every method of a kind, for the laws that hold for all of them. */
export function actsOf<K extends Kind>(kind: K): Acts<K> {
  return actsOfKinds[kind]
}
