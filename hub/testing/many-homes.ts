/** One home as the map's feed tells it. */
export interface ToldHome {
  readonly custom_id: string
  readonly lat: number
  readonly lng: number
}

const towns = [
  { lat: 4.86, lng: -74.06 },
  { lat: 4.72, lng: -74.04 },
  { lat: 4.92, lng: -74.02 },
  { lat: 4.65, lng: -74.1 },
]

/** As many homes as asked, the same ones each time: thick around four towns, thin between them. */
export function manyHomes(count: number): readonly ToldHome[] {
  return Array.from({ length: count }, (_, index) => {
    const town = towns[index % towns.length] ?? { lat: 0, lng: 0 }
    // The golden angle spreads them without two in one place.
    const turn = index * 2.399963
    const reach = 0.09 * (index / count) ** 2 + 0.0005
    return {
      custom_id: index.toString(36).toUpperCase().padStart(5, '0'),
      lat: town.lat + reach * Math.sin(turn),
      lng: town.lng + reach * Math.cos(turn),
    }
  })
}
