import { PluginFault } from '../fault.ts'
import type { Point } from '../index.ts'

const perDegree = 1e5
const firstPrintable = 63
/** Five bits of the number in each sign; the sixth tells that more follow. */
const chunkBits = 5
const moreFollow = 0x20
/** The widest difference, 360 degrees, needs 27 bits; a longer number is none. */
const mostBits = 30

/**
 * The points of an encoded polyline (five decimals, latitude first, each as the difference from the one before).
 * A text that breaks off or holds other signs is `unknown-outcome`.
 */
export function decodePolyline(encoded: string): Point[] {
  const steps = numbersIn(encoded)
  if (steps.length % 2 !== 0) throw unreadable()
  const points: Point[] = []
  let [lat, lng] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0
    lng += steps[index + 1] ?? 0
    points.push({ lat: lat / perDegree, lng: lng / perDegree })
  }
  return points
}

function numbersIn(encoded: string): number[] {
  const numbers: number[] = []
  let [bits, shift] = [0, 0]
  for (const sign of encoded) {
    const chunk = (sign.codePointAt(0) ?? 0) - firstPrintable
    if (chunk < 0 || chunk >= 2 * moreFollow || shift >= mostBits) throw unreadable()
    bits |= (chunk % moreFollow) << shift
    shift += chunkBits
    if (chunk >= moreFollow) continue
    numbers.push(unfolded(bits))
    bits = 0
    shift = 0
  }
  if (shift !== 0) throw unreadable()
  return numbers
}

/** The lowest bit is the sign: 0, -1, 1, -2 and so on are 0, 1, 2, 3. */
function unfolded(bits: number): number {
  return bits & 1 ? ~(bits >> 1) : bits >> 1
}

function unreadable(): PluginFault {
  return new PluginFault('unknown-outcome', 'the vendor answered a line that cannot be read')
}
