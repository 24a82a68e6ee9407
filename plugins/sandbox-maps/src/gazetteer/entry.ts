export const towns = ['Bogotá', 'Chía', 'Cajicá', 'Sopó', 'La Calera'] as const

export type Town = (typeof towns)[number]

/** Name, latitude, longitude: approximate, made for the sandbox, not surveyed. */
export type GazetteerEntry = readonly [name: string, lat: number, lng: number]
