// The hub's HTTP API as the parents' pages use it. Errors: application/problem+json
// { type, title, status, code, detail, errors?: { [field]: string[] }, requestId }; title/detail/messages already in the reader's language (Accept-Language es-CO | en).
// Cookie session (HttpOnly). Unsafe methods send header X-CSRF-Token with csrfToken of GET /api/session.

// GET /api/texts/{locale}  (es-CO | en) -> { [key: string]: string }  flat keys 'login.title'; placeholders {name}
// GET /api/seasons/current
export interface CurrentSeason {
  season: string
  project: string
  clock: { now: string; simulated: boolean } // ISO with -05:00
  sandbox: boolean
  school: {
    name: string
    shortName: string
    nit: string
    city: string
    address: string
    phone: string
    billingPhone: string
    email: string
    admissionsUrl: string
    location: { lat: number; lng: number }
  }
  opens: string
  closes: string
  lateForm: { from: string; to: string }
  periods: {
    period: 1 | 2 | 3
    available: boolean
    until: string | null
    discount: number /* basis points */
  }[]
  cutoff: string
  transportEarlyUntil: string
  defaultQuotas: number
  quotasAboveGradeId: number // instalments of the pension: default and from which grade a family chooses
  monthly: { first: string; last: string; count: number } // days of the first and the last monthly charge
  maxActivities: number
  heartbeat: { everySeconds: number; noticeAt: number; stopAt: number }
  map: { centre: { lat: number; lng: number }; tileUrl: string | null }
  demoStudents: { code: string; situation: string }[] // sandbox only, else []
}
// GET /api/session -> { kind: 'anonymous' | 'student' | 'staff', name: string, roles: string[], csrfToken: string, student?: { code: string } }
// DELETE /api/session -> 204
// POST /api/enrollment/login { studentCode } -> LoginResult (429 problem with Retry-After; 400/422 problem)
export interface LoginResult {
  outcome: 'complete' | 'proceed' | 'late-form' | 'not-active' | 'maintenance' | 'closed'
  title: string
  body: string
  links: { label: string; href: string }[]
  csrfToken: string | null // when it proceeds
}
// GET /api/enrollment/student  (student session) -> WizardStudent
export interface WizardStudent {
  code: string
  firstNames: string
  lastNames: string
  actualGrade: string
  nextGrade: { id: number; key: string; name: string }
  project: string
  antiquity: 'old' | 'new_current' | 'reintegrate' | 'new_next'
  cardAuthorisation: 'Si' | 'No'
  balance: { amount: number; kind: 'due' | 'in-favour' | 'none' } | null // null: could not be read, Pay disabled
  transport: {
    required: boolean
    modality: 'MEDIO' | 'COMPLETO' | null
    busStop: boolean
    flagged: boolean
    options: {
      name: string
      itemCode: string
      price: number
      modality: 'MEDIO' | 'COMPLETO'
      busStop: boolean
      band: 'CERCANO' | 'INTERMEDIO' | 'LEJANO'
    }[]
    lastYear: { concept: string; price: number } | null // previous-year fee to confirm (old students)
    provisional: { name: string; itemCode: string; price: number } | null // near-distance fee of the modality when no prior transport
    home: { lat: number; lng: number; address: string } | null // masked address text
  }
  order: {
    status: 'none' | 'open' | 'paying' | 'agreement' | 'paid'
    token: string | null
  }
}
// GET /api/enrollment/draft -> Draft ; PUT /api/enrollment/draft Draft -> Draft (version must be the one read; 409 DRAFT_CHANGED with problem.current: Draft)
export interface Draft {
  version: number
  step: 0 | 1 | 2 | 3 | 4 | 5
  period: 1 | 2 | 3
  method: 1 | 2
  quotas: number // 0 for periods 1 and 2
  transport: TransportChoice
  activities: string[] // codes subscribed (server truth; changed by subscribe/unsubscribe)
}
export type TransportChoice =
  | { is: 'undecided' }
  | { is: 'none' } // 'without transport'
  | {
      is: 'chosen'
      modality: 'MEDIO' | 'COMPLETO'
      busStop: boolean
      direction: 'AM' | 'PM' | 'AMBAS'
      place: { lat: number; lng: number; address: string }
      itemCode: string
      name: string
      price: number
      metres: number
      basis: 'measured' | 'last-year' | 'provisional'
    }
// POST /api/enrollment/quotes { period, method, quotas, transport?: TransportChoice, activities?: string[] } -> Quote (409 PERIOD_CLOSED)
export interface Quote {
  quoteId: string
  validUntil: string | null
  period: 1 | 2 | 3
  method: 1 | 2
  quotas: number
  annual: QuoteRow[]
  monthly: QuoteRow[]
  transport: QuoteRow[]
  activities: QuoteRow[]
  totals: {
    annualNow: number
    monthlyNow: number
    transportNow: number
    activitiesNow: number
    subtotal: number
    balance: number
    totalV: number
    creditLeft: number
    later: number
    path: 'pay' | 'advance'
  }
  charges: { code: string; name: string; shipDate: string; price: number; paidNow: boolean }[]
}
export interface QuoteRow {
  code: string
  name: string
  resolution: number // resolution price A
  progressiveDiscount: number // basis points p
  commercial: number // price less institutional discount C
  futureAnnuities: number // D
  discounted: number // C - D
  scholarship: number // basis points
  total: number // unit m (the column Total)
  now: number
  later: number // of this line
  explanation: {
    rule: string /* text key suffix 'rule.<id>' */
    values: { [name: string]: string | number }
    result: number
    source: string
  }[]
}
// Maps (student session):
// GET  /api/maps/search?text=... -> { places: { lat, lng, address }[] }
// POST /api/googleAPI/direction/vectors/request {lat,lng} -> { finalDir: { promObject: { text, value }, distanceObjects: { text, value }[] }, vectors: { legs: [{ end_address: string }], path: {lat,lng}[] }[], band: 'CERCANO'|'INTERMEDIO'|'LEJANO', simulated: boolean }   (422 TOO_FAR when > 60 km)
// POST /api/googleAPI/confirm { code, token, project, dir, modality: 'MEDIO'|'COMPLETO', transport, fullDirectionObject: {lat,lng,address}, type: 'enrollment' } -> { status: 'DONE', transport: TransportChoice }  (422 TRANSPORT_FEE_MISSING 'No se encontró la tarifa de transporte.')  transport = { busStop: boolean, direction: 'AM'|'PM'|'AMBAS', basis: 'measured'|'last-year'|'provisional' } ; token: ''
// Activities: GET /api/enrollment/fees/community/{gradeId} -> Activity[] ; POST /api/enrollment/fees/community/subscribe { activity: {code}, student: {code} } -> { activities: string[] } (409 QUOTA_FULL 'Cupo agotado', 409 ACTIVITY_DUPLICATE, 409 ACTIVITY_LIMIT) ; DELETE /api/enrollment/fees/community/subscribe/student/{student}/activity/{activity}/grade/{grade} -> { activities: string[] }
export interface Activity {
  code: string
  concept: string
  description: string
  value: number
  discount: number
  discountPercent: number
  discounts: { percent_discount: number; value_discount: number }[]
  cuota: number | null
  left: number | null
  eco_type: 'incluida' | 'adicional' | 'club'
  fee_type: 'ECO' | 'CLUB'
  schedule: string
  promo_img_link: string | null
}
// Pay: POST /api/payments/enrollment/invoice, headers Idempotency-Key (uuid), X-CSRF-Token; body: [ InvoiceRequest ]
export interface InvoiceRequest {
  student: string
  fees: { quoteId: string; studentTotalV: number; transport: TransportChoice; activities: string[] }
  token: string // '' for a new order, else the order's token
  payPeriod: 0 | 1 | 2 | 3
  payMethod: 0 | 1 | 2 // 0 both when advance
  chargeLines: { ItemCode: string; shipDate: string; UnitPrice: number }[] // as the quote's charges
  kind: 'diners' | 'pse' | 'advance'
  pensionQuotas: number
  payer: { name: string; lastname: string; id: string; email: string; phone: string } | null // null for advance and bank agreement
}
// -> PaymentResult; 409 PRICE_CHANGED (problem.quote: Quote), 409 PERIOD_CLOSED, 409 PAYMENT_PENDING, 409 ORDER_PAID, 422 errors by payer field ('payer.email')
export interface PaymentResult {
  status: 'APROBADO' | 'PENDIENTE' | 'PENDIENTE CONVENIO' | 'RECHAZADO' | 'EXPIRADO' | 'EN REVISION' | ''
  token: string
  title: string
  body: string
  data: {
    reference: string
    amount: number
    since: string
    nextCheckAt: string | null
    payAgainSafe: boolean
    go:
      | { is: 'form'; action: string; fields: { [name: string]: string } }
      | { is: 'redirect'; url: string }
      | null
    receiptToken: string | null
  }
}
// GET /api/payments/enrollment/check/{student or token} -> PaymentResult     SSE: GET /api/payments/events/{token}: events 'payment' with PaymentResult JSON
// The provider returns the browser to /enrollment/checkout?token=...
// GET /api/enrollment/resume/{token} -> Receipt (by token, no session)
export interface Receipt {
  number: string
  token: string
  issuedAt: string
  school: { name: string; nit: string; address: string; phone: string; city: string }
  paymentMethod: string
  cycle: string
  reference: string
  student: { code: string; name: string; grade: string }
  annual: { code: string; name: string; resolution: number; total: number }[]
  other: { code: string; name: string; total: number; later: number }[]
  balance: { amount: number; kind: 'due' | 'in-favour' | 'none' }
  totalPaid: number
  laterTotal: number
  accounting: { status: 'posted' | 'pending'; number: string | null }
}
// GET /api/session
export interface Session {
  kind: 'anonymous' | 'student' | 'staff'
  name: string
  roles: string[]
  csrfToken: string
  student?: { code: string }
}
