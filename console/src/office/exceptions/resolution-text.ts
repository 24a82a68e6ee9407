import type { Translate } from '../../i18n.ts'

/** What was done about an exception. The hub writes it as `outcome · reference · reason`. */
export function resolutionText(resolution: string, t: Translate): string {
  const [outcome = '', ...rest] = resolution.split(' · ')
  return [t(`office.exceptions.outcome.${outcome}`), ...rest].join(' · ')
}

/** The same without reference and reason, as a list has room for. */
export function outcomeText(resolution: string, t: Translate): string {
  const [outcome = ''] = resolution.split(' · ')
  return t(`office.exceptions.outcome.${outcome}`)
}
