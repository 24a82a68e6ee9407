import type { Cells, Column, WrongRow } from '../../bulk/job.ts'
import { readParts, studentAliases, textOf, wrongAbout, wrongIn, yesOrNo } from '../read-cells.ts'
import { readStudentOnce, type StudentReading } from '../read-student.ts'
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

export function readTransportRow(reading: StudentReading, locale: Locale): TransportRow | WrongRow {
  const t = translator('transport', locale)
  const { cells } = reading
  const [address, way, basis] = [textOf(cells, 'address'), textOf(cells, 'way'), textOf(cells, 'basis')]
  const busStop = yesOrNo(cells, 'bus_stop')
  const isAddress = address.length <= 300 && !/\p{Cc}/u.test(address)
  return readParts<TransportRow>({
    student: readStudentOnce(reading, {
      bad: (written) => wrongAbout(written, t('badStudent')),
      twice: (student, first) => wrongAbout(t('ofLine', { student, first: String(first) }), t('twice')),
    }),
    address: isAddress ? address : wrongIn('address', t('badAddress')),
    point: pointOf(cells, t),
    way: way === '' ? null : (wayOf(way) ?? wrongIn('way', t('badWay', { value: way }))),
    busStop:
      busStop === null
        ? wrongIn('bus_stop', t('badStop', { value: textOf(cells, 'bus_stop') }))
        : (busStop ?? null),
    basis: basis === '' ? 'measured' : (basisOf(basis) ?? wrongIn('basis', t('badBasis', { value: basis }))),
  })
}

function pointOf(cells: Cells, t: Translate<'transport'>): Point | WrongRow | null {
  const [lat, lng] = [textOf(cells, 'lat'), textOf(cells, 'lng')]
  if (lat === '' && lng === '') return null
  const point = { lat: degrees(lat, 90), lng: degrees(lng, 180) }
  return point.lat === null || point.lng === null
    ? wrongIn('lat', t('badPoint', { lat: lat || '-', lng: lng || '-' }))
    : { lat: point.lat, lng: point.lng }
}

/** 4.86 or, as spreadsheets in Spanish write it, 4,86. */
function degrees(written: string, most: number): number | null {
  if (!/^-?\d{1,3}([.,]\d{1,15})?$/.test(written)) return null
  const value = Number(written.replace(',', '.'))
  return Math.abs(value) <= most ? value : null
}
