import type { Kind } from '../../../src/index.ts'
import type { Trial } from '../../../src/kit/index.ts'
import { soundAccessControl } from './access-control.ts'
import { soundAccounting } from './accounting.ts'
import { soundEinvoice } from './einvoice.ts'
import { soundEsign } from './esign.ts'
import { soundMaps } from './maps.ts'
import { soundNotices } from './notices.ts'
import { soundPayments } from './payments.ts'
import { soundSis } from './sis.ts'

type TrialsOf = { readonly [K in Kind]: Trial<K> }

/** One adapter of each kind, in memory, that keeps every law. */
export const sound: TrialsOf = {
  sis: soundSis,
  accounting: soundAccounting,
  accessControl: soundAccessControl,
  maps: soundMaps,
  payments: soundPayments,
  esign: soundEsign,
  notices: soundNotices,
  einvoice: soundEinvoice,
}
