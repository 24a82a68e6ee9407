import type { Translate } from '../i18n.ts'

const codes = [
  'unreachable',
  'throttled',
  'unknown-outcome',
  'conflict',
  'not-found',
  'rejected',
  'unauthorised',
  'invalid',
  'unsupported',
]

/** What the hub wrote of a delivery's last fault, in words of a person who has to do something about it. */
export function faultText(fault: string, t: Translate): string {
  const [, who] = /^by staff:(.+)$/.exec(fault) ?? []
  if (who !== undefined) return t('office.fault.held', { who })
  const [, code = '', , reason] = /^([a-z-]+)(: [^(]*\((.+)\))?/.exec(fault) ?? []
  if (!codes.includes(code)) return t('office.fault.hub')
  if (reason === 'no-address') return t('office.fault.no-address')
  const label = t(`office.fault.${code}`)
  return reason === undefined ? label : `${label} (${reason})`
}
