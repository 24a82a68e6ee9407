import type { Point } from '../domain/common.ts'

/** The vendor's writing of a line; the adapter only reads it. */
export function encodePolyline(points: readonly Point[]): string {
  const whole = points.map(({ lat, lng }) => [Math.round(lat * 1e5), Math.round(lng * 1e5)] as const)
  return whole
    .flatMap(([lat, lng], index) => {
      const [lastLat, lastLng] = whole[index - 1] ?? [0, 0]
      return [signsOf(lat - lastLat), signsOf(lng - lastLng)]
    })
    .join('')
}

function signsOf(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1
  let signs = ''
  while (rest >= 0x20) {
    signs += String.fromCodePoint((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return signs + String.fromCodePoint(rest + 63)
}
