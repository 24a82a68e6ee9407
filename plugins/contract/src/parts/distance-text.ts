/** '18,4 km', and '850 m' below a kilometre. */
export function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1).replace('.', ',')} km`
}
