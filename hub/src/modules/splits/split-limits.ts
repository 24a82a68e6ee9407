/** Of any season. */
export const mostParts = 6

export const longestLabel = 140
