import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { unwrap } from '@matricula/hub/api/answers'
import { type Hub } from './hub/hub-client.ts'

/** What a season adds to a later charge that is paid late, and takes off one that is paid early; basis points. */
export interface DayTerms {
  /** Due days before this one are of no later charge. */
  readonly firstDueOn: string
  readonly surcharge: {
    readonly yearly: number
    readonly usury: readonly { readonly month: string; readonly rate: number }[]
  } | null
  readonly earlyPayment: { readonly discount: number; readonly daysBefore: number } | null
}

/** What a rehearsal needs to know of the season, as the hub itself tells it. */
export interface SeasonDays {
  readonly project: string
  readonly opens: Date
  readonly closes: Date
  readonly cutoff: Date
  readonly transportEarlyUntil: Date
  /** Days, both of them with it. */
  readonly lateForm: { readonly from: string; readonly to: string }
  /** Times of the day in Bogotá, [from, to). */
  readonly maintenance: { readonly from: string; readonly to: string } | null
  readonly defaultQuotas: number
  readonly quotasAboveGradeId: number
  /** Most instalments. */
  readonly months: number
  /** Basis points off a year's or a semester's transport, as the season's file says. */
  readonly transport: Readonly<Record<1 | 2, { readonly early: number; readonly late: number }>>
  readonly dayTerms: DayTerms
}

/** Asks the hub, and reads what it tells no family from the season's file beside it. */
export async function readSeasonDays({ api }: Hub, config: string): Promise<SeasonDays> {
  const season = await unwrap(api.GET('/api/seasons/current'))
  const file: unknown = parse(await readFile(path.join(config, `seasons/${season.season}.yaml`), 'utf8'))
  const { project, lateForm, maintenance, defaultQuotas, quotasAboveGradeId, monthly } = season
  return {
    project,
    lateForm,
    maintenance,
    defaultQuotas,
    quotasAboveGradeId,
    opens: new Date(season.opens),
    closes: new Date(season.closes),
    cutoff: new Date(season.cutoff),
    transportEarlyUntil: new Date(season.transportEarlyUntil),
    months: monthly.count,
    transport: { 1: transportIn(file, 'year'), 2: transportIn(file, 'semester') },
    dayTerms: dayTermsIn(file),
  }
}

function transportIn(file: unknown, period: 'year' | 'semester') {
  const found = ['parent', 'periods', period, 'transport'].reduce(below, file)
  return { early: Number(below(found, 'early')), late: Number(below(found, 'late')) }
}

function dayTermsIn(file: unknown): DayTerms {
  const parent = below(file, 'parent')
  const late = below(parent, 'surcharge') ?? null
  const early = below(parent, 'earlyPayment') ?? null
  return {
    firstDueOn: String(listIn(['dates', 'monthly'].reduce(below, parent))[0]),
    surcharge:
      late === null
        ? null
        : {
            yearly: Number(below(late, 'yearly')),
            usury: listIn(below(late, 'usury')).map((one) => ({
              month: String(below(one, 'month')),
              rate: Number(below(one, 'rate')),
            })),
          },
    earlyPayment:
      early === null
        ? null
        : { discount: Number(below(early, 'discount')), daysBefore: Number(below(early, 'daysBefore')) },
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function below(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const bogotaOffsetMs = -5 * 60 * 60 * 1000

/** 2025-06-19 in Bogotá, whose days all have 24 hours. */
export function bogotaDay(at: Date): string {
  return new Date(at.getTime() + bogotaOffsetMs).toISOString().slice(0, 10)
}

/** HH:MM in Bogotá. */
export function bogotaTime(at: Date): string {
  return new Date(at.getTime() + bogotaOffsetMs).toISOString().slice(11, 16)
}

export function atBogota(day: string, time: string): Date {
  return new Date(`${day}T${time}:00-05:00`)
}

export function daysAfter(day: string, days: number): string {
  return bogotaDay(new Date(atBogota(day, '12:00').getTime() + days * 24 * 60 * 60 * 1000))
}
