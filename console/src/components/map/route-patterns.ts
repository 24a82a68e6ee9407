interface RoutePattern {
  token: 'green' | 'info' | 'danger'
  dash: number[]
  width: number
}

/** The three routes differ by colour and by pattern, on the map and in the list beside it. */
export const ROUTE_PATTERNS: readonly RoutePattern[] = [
  { token: 'green', dash: [], width: 5 },
  { token: 'info', dash: [14, 9], width: 5 },
  { token: 'danger', dash: [1, 10], width: 6 },
]
