import type { Cells, Column, WrongRow } from '../../bulk/job.ts'
import { isWrong, studentAliases, studentCodeOf, textOf, wrong, wrongAbout, yesOrNo } from '../read-cells.ts'
import { type Basis, basisOf, type Way, wayOf } from './ride.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** What a row says of a student's transport; what it leaves open is the student's own record. */
export interface TransportRow {
  readonly student: string
  readonly address: string
  readonly point: Point | null
  readonly way: Way | null
  readonly busStop: boolean | null
  readonly basis: Basis
}

export const transportColumns: readonly Column[] = [
  { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
  { name: 'way', isRequired: false, example: 'COMPLETO', aliases: ['recorrido', 'modalidad'] },
  { name: 'bus_stop', isRequired: false, example: 'no', aliases: ['paradero'] },
  { name: 'address', isRequired: false, example: 'Calle 22 # 3-45', aliases: ['direccion'] },
  { name: 'lat', isRequired: false, example: '4.86', aliases: ['latitud', 'latitude'] },
  { name: 'lng', isRequired: false, example: '-74.05', aliases: ['longitud', 'longitude', 'lon'] },
  { name: 'basis', isRequired: false, example: 'medida', aliases: ['base'] },
]

export function readTransportRow(cells: Cells, locale: Locale): TransportRow | WrongRow {
  const t = translator('transport', locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), t('badStudent'))
  const address = textOf(cells, 'address')
  if (address.length > 300 || /\p{Cc}/u.test(address)) return wrong(t('badAddress'))
  const point = pointOf(cells, t)
  if (isWrong(point)) return point
  const written = { way: textOf(cells, 'way'), basis: textOf(cells, 'basis') }
  const way = written.way === '' ? null : wayOf(written.way)
  if (way === null && written.way !== '') return wrong(t('badWay', { value: written.way }))
  const busStop = yesOrNo(cells, 'bus_stop')
  if (busStop === null) return wrong(t('badStop', { value: textOf(cells, 'bus_stop') }))
  const basis = written.basis === '' ? 'measured' : basisOf(written.basis)
  if (basis === null) return wrong(t('badBasis', { value: written.basis }))
  return { student, address, point, way, busStop: busStop ?? null, basis }
}

function pointOf(cells: Cells, t: Translate<'transport'>): Point | WrongRow | null {
  const [lat, lng] = [textOf(cells, 'lat'), textOf(cells, 'lng')]
  if (lat === '' && lng === '') return null
  const point = { lat: degrees(lat, 90), lng: degrees(lng, 180) }
  return point.lat === null || point.lng === null
    ? wrong(t('badPoint', { lat: lat || '-', lng: lng || '-' }))
    : { lat: point.lat, lng: point.lng }
}

/** 4.86 or, as spreadsheets in Spanish write it, 4,86. */
function degrees(written: string, most: number): number | null {
  if (!/^-?\d{1,3}([.,]\d{1,15})?$/.test(written)) return null
  const value = Number(written.replace(',', '.'))
  return Math.abs(value) <= most ? value : null
}
