import { smallSchool } from '@matricula/contract/kit'
import { bogotaWallTime } from '@matricula/contract/sandbox'

/** What a session was opened with. */
export interface NewSession {
  readonly reference: string
  readonly total: number
  readonly description: string
  readonly returnUrl: string
  readonly expires: Date
}

export interface PretendSession extends NewSession {
  readonly requestId: number
  readonly token: string
  status: string
  reason: string
  /** When it came to each status first; a notification sent again tells the same moment. */
  readonly since: Map<string, string>
  readonly internalReference: number
  paymentMethod: string
}

/** The site's sessions. */
export interface Ledger {
  readonly all: readonly PretendSession[]
  /** Paid already, and nothing of ours. */
  readonly ofAnotherShop: PretendSession
  open(opened: NewSession): PretendSession
  byId(requestId: number): PretendSession | undefined
  of(reference: string): PretendSession | undefined
  move(session: PretendSession, status: string, reason?: string): void
  /** Gives a payment back; false when that is not possible. */
  reverse(internalReference: number): PretendSession | null
  reversalsOf(reference: string): readonly PretendSession[]
}

export function openLedger(now: () => Date): Ledger {
  const all: PretendSession[] = []
  const reversed: PretendSession[] = []
  const stamp = () => `${bogotaWallTime(now()).replace(' ', 'T')}-05:00`

  function open(opened: NewSession): PretendSession {
    const session: PretendSession = {
      ...opened,
      requestId: 181_348 + all.length,
      token: `t0ken${all.length}`,
      status: 'PENDING',
      reason: 'PC',
      since: new Map([['PENDING', stamp()]]),
      internalReference: 1_447_466_600 + all.length,
      paymentMethod: 'visa',
    }
    all.push(session)
    return session
  }

  const ofAnotherShop = open(anEarlierPayment(now()))
  const ledger: Ledger = {
    all,
    ofAnotherShop,
    open,
    byId: (requestId) => all.find((session) => session.requestId === requestId),
    of: (reference) => all.findLast((session) => session.reference === reference),
    move(session, status, reason = reasons[status] ?? '??') {
      session.since.set(status, session.since.get(status) ?? stamp())
      Object.assign(session, { status, reason })
    },
    reverse(internalReference) {
      const session = all.find((one) => one.internalReference === internalReference)
      if (session?.status !== 'APPROVED') return null
      reversed.push(session)
      ledger.move(session, 'REFUNDED')
      return session
    },
    reversalsOf: (reference) => reversed.filter((session) => session.reference === reference),
  }
  ledger.move(ofAnotherShop, 'APPROVED')
  return ledger
}

const reasons: Readonly<Record<string, string>> = {
  PENDING: 'PC',
  PENDING_VALIDATION: 'PT',
  APPROVED: '00',
  APPROVED_PARTIAL: '00',
  PARTIAL_EXPIRED: 'EX',
  REJECTED: '05',
  REFUNDED: '00',
}

/** Another shop of the school has the same site: nothing of ours. */
function anEarlierPayment(expires: Date): NewSession {
  const [family] = smallSchool.students
  return {
    reference: `TIENDA-${family?.student.familyId ?? ''}`,
    total: 45_000,
    description: 'Uniforme',
    returnUrl: 'https://tienda.example/gracias',
    expires,
  }
}
