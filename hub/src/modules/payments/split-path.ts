/** The path and instance of what completes an order that was paid in parts: no provider was asked for it. */
export const splitPath = 'parts'
