import type { Distance } from '@matricula/contract'

/** As near as a masked home says: what is finer would only look like more. */
export function roughly({ metres, seconds }: Distance): Distance {
  const rough = roughMetres(metres)
  return { metres: rough, text: kilometresText(rough), seconds: nearest(seconds, 60) }
}

export function roughMetres(metres: number): number {
  return nearest(metres, 100)
}

/** '18,4 km', for people. */
export function kilometresText(metres: number): string {
  return `${(metres / 1000).toFixed(1).replace('.', ',')} km`
}

function nearest(value: number, step: number): number {
  return Math.round(value / step) * step
}
