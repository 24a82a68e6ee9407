import type { FaultCode, HealthTexts } from '@matricula/contract'

/** Why it is down, said for a tired person; nothing of the vendor's own words. */
const whys: Partial<Record<FaultCode, string>> = {
  unreachable: 'wompi does not answer',
  throttled: 'wompi asks for time',
  unauthorised: 'wompi refuses our keys',
}

export const healthTexts: HealthTexts<unknown> = {
  why: (fault) => whys[fault?.code ?? 'invalid'] ?? 'wompi answered in a way we do not understand',
  fixes: {
    unreachable: 'wait; the hub tries again by itself',
    throttled: 'wait; the hub tries again by itself',
    unauthorised: 'compare publicKey and privateKey with the merchant dashboard',
  },
}
