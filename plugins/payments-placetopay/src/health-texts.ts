import type { FaultCode, HealthTexts } from '@matricula/contract'

/** Why it is down, said for a tired person; nothing of the vendor's own words. */
const whys: Partial<Record<FaultCode, string>> = {
  unreachable: 'placetopay does not answer',
  throttled: 'placetopay asks for time',
}

export const healthTexts: HealthTexts<unknown> = {
  why(fault) {
    if (fault?.code === 'unauthorised') return fault.message
    return whys[fault?.code ?? 'invalid'] ?? 'placetopay answered in a way we do not understand'
  },
  fixes: {
    unreachable: 'wait; the hub tries again by itself',
    throttled: 'wait; the hub tries again by itself',
    unauthorised: 'compare login, secretKey and environment with the site, and the clock',
  },
}
