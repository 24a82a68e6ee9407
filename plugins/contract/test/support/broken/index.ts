import type { Kind } from '../../../src/index.ts'
import type { GeneralLaw, Law } from '../../../src/kit/index.ts'
import { brokenAccessControl } from './access-control.ts'
import { brokenAccounting } from './accounting.ts'
import type { Breakages } from './breakage.ts'
import { brokenDefinitions } from './definition.ts'
import { brokenEinvoice } from './einvoice.ts'
import { brokenEsign } from './esign.ts'
import { brokenFaults } from './faults.ts'
import { brokenLives } from './lifecycle.ts'
import { brokenMaps } from './maps.ts'
import { brokenNobodies } from './nobody.ts'
import { brokenNotices } from './notices.ts'
import { brokenPayments } from './payments.ts'
import { brokenPeople } from './people.ts'
import { brokenSis } from './sis.ts'

export const brokenGeneral: Breakages<GeneralLaw> = {
  ...brokenDefinitions,
  ...brokenLives,
  ...brokenFaults,
  ...brokenNobodies,
  ...brokenPeople,
}

type BreakagesOf = { readonly [K in Kind]: Breakages<Law<K>> }

export const brokenKinds: BreakagesOf = {
  sis: brokenSis,
  accounting: brokenAccounting,
  accessControl: brokenAccessControl,
  maps: brokenMaps,
  payments: brokenPayments,
  esign: brokenEsign,
  notices: brokenNotices,
  einvoice: brokenEinvoice,
}
