/** Every way the hub says no, with its status. The title and detail stand in config/texts under `problem`. */
export const problems = {
  BAD_REQUEST: 400,
  NO_SESSION: 401,
  FORGED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PERIOD_CLOSED: 409,
  PRICE_CHANGED: 409,
  DRAFT_CHANGED: 409,
  ORDER_PAID: 409,
  PAYMENT_PENDING: 409,
  NOT_A_PENDING_AGREEMENT: 409,
  QUOTA_FULL: 409,
  ACTIVITY_DUPLICATE: 409,
  ACTIVITY_LIMIT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  BAD_INPUT: 422,
  KEY_REUSED: 422,
  PAYER_INCOMPLETE: 422,
  TRANSPORT_FEE_MISSING: 422,
  TRANSPORT_NOT_CONFIRMED: 422,
  TRANSPORT_MODE_UNKNOWN: 422,
  TOO_FAR: 422,
  NO_ROUTE: 422,
  UNKNOWN_ACTIVITY: 422,
  TOO_MANY_TRIES: 429,
  INTERNAL: 500,
  FEATURE_DOWN: 503,
  BALANCE_UNKNOWN: 503,
} as const

export type ProblemCode = keyof typeof problems

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}
