import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { addressAt } from './address-at.ts'
import { measureHome } from './measure-home.ts'
import { type Band, feeName, feeOfName, type Modality } from './transport-band.ts'
import type { ChosenTransport, Direction, TransportBasis } from './transport-choice.ts'
import { transportOptions } from './transport-options.ts'
import type { RealHome } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

export interface TransportInput {
  readonly student: Student
  readonly grade: SeasonGrade
  readonly modality: Modality
  readonly busStop: boolean
  readonly direction: Direction
  readonly basis: TransportBasis
  readonly place: RealHome
}

/**
 * The fee of a choice, measured and priced by the hub: by distance (transport-2), by last year's fee
 * (transport-9), or, for an old student without transport before, provisionally as near (transport-10). A fee
 * the price list lacks, or has for nothing, is refused, never guessed (transport-8).
 */
export async function chooseTransport(
  app: Pick<AppContext, 'config' | 'log' | 'plugins' | 'prices'>,
  input: TransportInput,
  read: Read,
): Promise<
  Refusal<'NO_ROUTE' | 'TOO_FAR' | 'TRANSPORT_FEE_MISSING' | 'TRANSPORT_NOT_CONFIRMED'> | ChosenTransport
> {
  const fee = await feeOfInput(app, input, read)
  if (isRefused(fee)) return fee
  const name = feeName(fee)
  const option = transportOptions(await app.prices.list(), input.grade).find((one) => one.name === name)
  if (option === undefined || option.price <= 0) return refuse('TRANSPORT_FEE_MISSING')
  return {
    modality: fee.modality,
    busStop: fee.busStop,
    direction: fee.modality === 'COMPLETO' ? 'AMBAS' : input.direction,
    place: input.place,
    near: fee.near,
    itemCode: option.itemCode,
    name: option.name,
    price: option.price,
    metres: fee.metres,
    basis: input.basis,
  }
}

interface TransportFeeInput {
  readonly modality: Modality
  readonly busStop: boolean
  readonly band: Band
  readonly metres: number
  readonly near: string
}

const unmeasured = { metres: 0, near: '' }

async function feeOfInput(
  app: Pick<AppContext, 'config' | 'log' | 'plugins'>,
  input: TransportInput,
  read: Read,
): Promise<
  Refusal<'NO_ROUTE' | 'TOO_FAR' | 'TRANSPORT_FEE_MISSING' | 'TRANSPORT_NOT_CONFIRMED'> | TransportFeeInput
> {
  const { modality, busStop } = input
  if (input.basis === 'measured') {
    const way = await measureHome(app, input.place, read)
    if (isRefused(way)) return way
    const near = await addressAt(app, input.place.maskedPoint, read)
    return { modality, busStop, band: way.band, metres: way.metres, near }
  }
  const last = await lastFee(app, input.student, read)
  if (input.basis === 'last-year')
    return last === null ? refuse('TRANSPORT_FEE_MISSING') : { ...last, ...unmeasured }
  const mayBeProvisional = input.student.terms.antiquity === 'old' && last === null
  return mayBeProvisional
    ? { modality, busStop, band: 'CERCANO', ...unmeasured }
    : refuse('TRANSPORT_NOT_CONFIRMED')
}

async function lastFee({ plugins }: Pick<AppContext, 'plugins'>, student: Student, read: Read) {
  if (student.terms.antiquity !== 'old') return null
  const charge = await plugins.accounting.lastTransportCharge(partnerCodeOf(student.code), read)
  return charge === null ? null : feeOfName(charge.concept)
}
