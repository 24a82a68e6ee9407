import type { Place, Point, Student } from '@matricula/contract'

/** The neighbourhood, not the door. */
const decimals = 3

/** The home as a session that proved no more than a school code may see it (readings 2.1). */
export function maskHome(home: Place): Place {
  return { ...roughPoint(home), address: maskAddress(home.address) }
}

/** Enough to recognise one's own street, too little to find somebody else's door. */
export function maskAddress(address: string): string {
  const [street = ''] = address.split('#')
  return street === address ? street.slice(0, 12) : `${street.trim()} # ••`
}

/** The point a browser means: the masked home, sent back unmoved, stands for the home itself. */
export function pointMeant(student: Pick<Student, 'home'>, point: Point): Point {
  if (student.home === null) return point
  const shown = roughPoint(student.home)
  const { lat, lng } = point.lat === shown.lat && point.lng === shown.lng ? student.home : point
  return { lat, lng }
}

/** A point to about a hundred metres. */
function roughPoint({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) }
}
