import type { BasisPoints, Cop, CustomFields, Instant, LocalDate, Point } from '@matricula/contract'

export type Period = 1 | 2 | 3

/** A school year: the parents' flow, the administrators' order, or both. Frozen through and through. */
export interface Season {
  /** Its file's name without the ending. */
  readonly season: string
  /** The accounting system's project code. */
  readonly project: string
  readonly names: { readonly 'es-CO': string; readonly en: string }
  readonly parent: ParentSeason | null
  readonly admin: AdminSeason | null
  /** Constants kept for the record; nothing computes with them. */
  readonly documented: readonly Documented[]
}

export interface Documented {
  readonly what: string
  readonly values: readonly string[]
  readonly source: string
}

export interface ParentSeason {
  readonly windows: Windows
  readonly periods: { readonly year: PeriodSettings; readonly semester: PeriodSettings }
  readonly dates: {
    readonly annual: LocalDate
    readonly monthly: readonly LocalDate[]
    readonly activities: readonly LocalDate[]
  }
  readonly prefixes: { readonly annual: string; readonly monthly: string }
  /** Every code written out; the file may write ranges. */
  readonly pensionCodes: readonly string[]
  readonly quotas: { readonly item: string; readonly default: number; readonly aboveGradeId: number }
  readonly activities: { readonly months: number; readonly maxPerStudent: number }
  readonly transport: TransportLimits
  readonly screens: ScreenSettings
  /** By day, the last one without an end; none: all is kept. */
  readonly withdrawal: readonly WithdrawalStep[]
  /** Null: an enrolment is paid in one. */
  readonly split: SplitTerms | null
  /** By a link, of a student (pay-links-13); null: nobody pays so. */
  readonly onAccount: OnAccountTerms | null
  /** Of later charges that are paid late; null: none. */
  readonly surcharge: SurchargeRates | null
  /** Of later charges that are paid early; null: none. */
  readonly earlyPayment: EarlyPayment | null
  readonly taxCode: string
  readonly authorisedTariff: string
  readonly grades: readonly SeasonGrade[]
}

export interface Windows {
  /** [opens, closes) */
  readonly opens: Instant
  readonly closes: Instant
  /** Every night in Bogotá, [from, to) as HH:MM, over midnight when from is after to; null: never. */
  readonly maintenance: { readonly from: string; readonly to: string } | null
  /** Both days whole. */
  readonly lateForm: { readonly from: LocalDate; readonly to: LocalDate }
  /** From this instant periods 1 and 2 are closed. */
  readonly cutoff: Instant
  /** From this instant transport has the later discounts. */
  readonly transportEarlyUntil: Instant
}

/** What the school keeps of who leaves on or before a day. */
export interface WithdrawalStep {
  /** Null: every day after the step before. */
  readonly until: LocalDate | null
  /** Of what is paid once a year. */
  readonly keeps: BasisPoints
}

/** How an enrolment may be paid in parts by several people (splits-1). */
export interface SplitTerms {
  /** At most. */
  readonly parts: number
  /** Of the total, of every part. */
  readonly minimumBps: BasisPoints
  /** After the first part was paid, until which the others are. */
  readonly days: number
  /** The last day on which any part is paid. */
  readonly until: LocalDate
  /** What was paid of one that is not complete by then: given back. */
  readonly whenIncomplete: 'refund'
}

/** What may be paid on account by one link. */
export interface OnAccountTerms {
  /** COP */
  readonly most: number
}

/** Interest, by effective yearly rates. */
export interface SurchargeRates {
  /** What the school charges. */
  readonly yearly: BasisPoints
  /** The most that may be charged, month by month; a month that is not here bears nothing. */
  readonly usury: readonly UsuryRate[]
}

export interface UsuryRate {
  /** Such as 2025-09. */
  readonly month: string
  readonly rate: BasisPoints
  /** What certifies it. */
  readonly certificate: string
}

/** What is taken off for paying so many days before the due date, or earlier. */
export interface EarlyPayment {
  readonly discount: BasisPoints
  readonly daysBefore: number
}

/** What paying a period ahead gives: months charged, and discounts. */
export interface PeriodSettings {
  readonly months: number
  readonly pension: BasisPoints
  readonly transport: { readonly early: BasisPoints; readonly late: BasisPoints }
  readonly activities: BasisPoints
}

/** Whole metres; a limit belongs to the nearer band. */
export interface TransportLimits {
  readonly bands: { readonly near: number; readonly intermediate: number }
  readonly farthest: number
  /** A measure within so much of a band's limit is shown as doubtful. */
  readonly border: number
}

/** What the screens go by; times of the day in Bogotá are [from, to). */
export interface ScreenSettings {
  readonly pages: { readonly fees: number; readonly admin: number }
  /** Questions about a payment: every so often, a notice after so many, an end after so many. */
  readonly heartbeat: { readonly everySeconds: number; readonly noticeAt: number; readonly stopAt: number }
  readonly transportCentre: Point
  readonly homesMap: {
    readonly centre: Point
    readonly zoom: number
    readonly maxClusterZoom: number
    readonly clusterRadius: number
  }
  readonly departurePermissionClosed: DailyHours
  readonly helpChatHidden: DailyHours
}

export interface DailyHours {
  readonly from: string
  readonly to: string
}

export interface SeasonGrade {
  readonly id: number
  readonly key: string
  readonly name: string
  /** The grade's word in a price list's ListName. */
  readonly priceList: string
  readonly progressive: BasisPoints
}

export type DiscountMode = 'literal' | 'net'

export interface AdminSeason {
  readonly partnerPrefix: string
  readonly taxCode: string
  readonly discountMode: DiscountMode
  readonly discounts: AdminDiscountTable
  /** In the order of the order's lines. */
  readonly services: readonly AdminService[]
  readonly transport: { readonly none: TransportMode; readonly modes: readonly TransportMode[] }
}

export interface AdminDiscountTable {
  readonly alumni: BasisPoints
  readonly sister: BasisPoints
  readonly employee: BasisPoints
  readonly advance: BasisPoints
  readonly academicLimit: BasisPoints
  readonly sibling: {
    readonly unnumbered: BasisPoints
    /** Ascending; a row holds from its child on. */
    readonly byChild: readonly { readonly from: number; readonly discount: BasisPoints }[]
  }
}

interface ServiceSettings {
  readonly key: string
  readonly name: string
  readonly quantity: number
  /** The custom field that must say Si; null: every student has it. */
  readonly field: ServiceField | null
  /** The service that net discounts lower. */
  readonly discounted: boolean
}

export type AdminService =
  | (ServiceSettings & { readonly code: string; readonly price: Cop | PriceByParentsFee })
  | (ServiceSettings & { readonly code: null; readonly price: 'by-transport-mode' })

/** `price` for the students whose parents' fee is exactly `parentsFee`. */
export interface PriceByParentsFee {
  readonly parentsFee: Cop
  readonly price: Cop
  readonly otherwise: Cop
}

/** Custom fields that answer Si or No to a service. */
export const serviceFields = [
  'accidentInsurance',
  'digitalYearbook',
  'yearbook',
  'lunch',
  'snack',
  'transport',
  'lifeInsurance',
  'unemploymentInsurance',
] as const satisfies readonly (keyof CustomFields)[]

export type ServiceField = (typeof serviceFields)[number]

export interface TransportMode {
  readonly mode: string
  readonly code: string
  readonly price: Cop
}

/** The parents' half. Throws when the file has none: the boot checks that the configured season does. */
export function parentPart(season: Season): ParentSeason {
  if (!season.parent) throw new Error(`season ${season.season} has no part for parents`)
  return season.parent
}

/** The administrators' half. Throws when the file has none: the boot checks that the configured season does. */
export function adminPart(season: Season): AdminSeason {
  if (!season.admin) throw new Error(`season ${season.season} has no part for administrators`)
  return season.admin
}
