import { isDeepStrictEqual } from 'node:util'
import pMap from 'p-map'
import type { components } from '@matricula/hub/api'
import type { JobContext, WithLine, PlannedLine, WrongRow } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { isWrong, wrong, wrongAbout } from '../read-cells.ts'
import { isUnauthorised, whyOf } from '../refused-lines.ts'
import type { TransportRow } from './read-row.ts'
import type { TransportChange } from './transport-change.ts'
import type { Way, Place } from './ride.ts'
import type { Hub } from '../../hub/hub.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { formatCop, type Locale, type Translate, translator } from '../../i18n.ts'

export interface TransportPlanContext {
  readonly context: JobContext
  /** The school year's code. */
  readonly project: string
}

export type StudentHome = components['schemas']['StudentHome']

/** Questions about distances under way at a time. */
const concurrency = 4

/** Measured and priced by the hub as it will be, without keeping anything. */
export async function planTransport(
  rows: readonly WithLine<TransportRow>[],
  planContext: TransportPlanContext,
): Promise<readonly PlannedLine[]> {
  const { context } = planContext
  const t = translator('transport', context.locale)
  const students = [...new Set(rows.map(({ row }) => row.student))].join(',')
  const homes = await unwrap(context.hub.api.GET('/api/transport/homes', { params: { query: { students } } }))
  const looked = rows.map((located) => ({
    located,
    home: homes.find(({ student }) => student === located.row.student),
  }))
  return pMap(
    looked,
    async ({ located, home }) => {
      const { line, row } = located
      if (home === undefined) return { ...wrongAbout(row.student, t('unknown')), line }
      return planRow(located, home, planContext)
    },
    { concurrency },
  )
}

async function planRow(
  { line, row }: WithLine<TransportRow>,
  home: StudentHome,
  { context, project }: TransportPlanContext,
): Promise<PlannedLine> {
  const { hub, locale } = context
  const t = translator('transport', locale)
  const { student } = row
  const way = wayFor(row, home, t)
  if (way === 'needless') return { is: 'same', line, what: t('needless', { student, name: home.name }) }
  if (isWrong(way)) return { ...way, line }
  try {
    const place = await findPlace(row, home.home, { hub, t })
    if (isWrong(place)) return { ...place, line }
    const { modality, direction } = way
    const busStop = row.busStop ?? home.requirement.busStop
    const ride = { busStop, direction, basis: row.basis }
    const asked = { token: '', project, dir: place.address, modality, transport: ride }
    const call = { code: student, ...asked, fullDirectionObject: place }
    const body = { ...call, type: 'validation' } as const
    const { transport, before, settled } = await unwrap(hub.api.POST('/api/googleAPI/confirm', { body }))
    if (isDeepStrictEqual(transport, before)) {
      return { is: 'same', line, what: whatChanges(home, { is: 'same', transport }, locale) }
    }
    if (settled !== null) return { ...wrongAbout(student, t('settled', { code: settled })), line }
    const change: TransportChange = {
      call: { ...call, type: 'enrollment' },
      price: transport.is === 'chosen' ? transport.price : 0,
    }
    return {
      is: 'change',
      line,
      what: whatChanges(home, { is: 'change', transport, before }, locale),
      change,
    }
  } catch (error) {
    if (!(error instanceof HubRefusal) || isUnauthorised(error)) throw error
    return { ...wrong(whyOf(error)), line }
  }
}

/** What the row says, else what the student's record asks for. */
function wayFor(
  { student, way, basis }: TransportRow,
  { requirement }: StudentHome,
  t: Translate<'transport'>,
): Way | WrongRow | 'needless' {
  if (way !== null) return way
  // Last year's fee brings its own way; this one is only sent along.
  if (requirement.way === 'COMPLETO' || basis === 'last-year') {
    return { modality: 'COMPLETO', direction: 'AMBAS' }
  }
  if (requirement.way === 'MEDIO') return wrongAbout(student, t('noHalf'))
  return requirement.flagged ? wrongAbout(student, t('noWay')) : 'needless'
}

type TransportChoice = components['schemas']['TransportChoice']

type TransportDecision =
  | { readonly is: 'same'; readonly transport: TransportChoice }
  | { readonly is: 'change'; readonly transport: TransportChoice; readonly before: TransportChoice }

/** One line for the reader: who, which fee, from where, and what stood there before. */
function whatChanges({ student, name }: StudentHome, outcome: TransportDecision, locale: Locale): string {
  const t = translator('transport', locale)
  const { transport } = outcome
  if (transport.is !== 'chosen') return `${student} ${name}`
  const { name: fee, price, direction, place, metres } = transport
  const values = { student, name, fee, price: formatCop(locale, price) }
  if (outcome.is === 'same') return t('same', values)
  return t('change', {
    ...values,
    ride: t(`ride_${direction}`),
    address: place.address,
    metres: metres === 0 ? '' : t('metres', { km: formatNumber(locale, Math.round(metres / 100) / 10) }),
    before: beforeOf(outcome.before, locale),
  })
}

function beforeOf(before: TransportChoice, locale: Locale): string {
  const values = before.is === 'chosen' ? { fee: before.name, price: formatCop(locale, before.price) } : {}
  return translator('transport', locale)(`before_${before.is}`, values)
}

const [shortest, longest] = [3, 120]

/** Where a row says the student lives: its point, the best place for its address, or the home on record. */
async function findPlace(
  { student, address, point }: TransportRow,
  home: Place | null,
  { hub, t }: { readonly hub: Hub; readonly t: Translate<'transport'> },
): Promise<Place | WrongRow> {
  if (point !== null) {
    const { lat, lng } = point
    return { lat, lng, address: address || `${lat.toFixed(5)}, ${lng.toFixed(5)}` }
  }
  if (address === '') return home ?? wrongAbout(student, t('noHome'))
  if (address.length < shortest) return wrong(t('shortAddress', { address }))
  const query = { text: address.slice(0, longest) }
  const { places } = await unwrap(hub.api.GET('/api/maps/search', { params: { query } }))
  return places[0] ?? wrong(t('noPlace', { address }))
}
