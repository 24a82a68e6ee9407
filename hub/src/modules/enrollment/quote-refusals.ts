/** Why a family's choices have no price. */
export const quoteRefusals = [
  'NOT_FOUND',
  'PERIOD_CLOSED',
  'BAD_INPUT',
  'TRANSPORT_NOT_CONFIRMED',
  'TRANSPORT_FEE_MISSING',
  'ACTIVITY_LIMIT',
  'UNKNOWN_ACTIVITY',
  'BALANCE_UNKNOWN',
  'FEATURE_DOWN',
] as const
