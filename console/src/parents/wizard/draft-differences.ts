import type { Draft, TransportChoice } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'

export interface Difference {
  what: string
  mine: string
  theirs: string
}

/** What two drafts of one enrollment choose differently, in words. Activities are the hub's and never differ. */
export function differencesOf(mine: Draft, theirs: Draft, text: Translate): Difference[] {
  const told = [describe(mine, text), describe(theirs, text)] as const
  return (['period', 'method', 'quotas', 'transport'] as const)
    .map((name) => ({ what: text(`wizard.conflict.${name}`), mine: told[0][name], theirs: told[1][name] }))
    .filter(({ mine, theirs }) => mine !== theirs)
}

function describe(draft: Draft, text: Translate) {
  return {
    period: text(`initial.period${draft.period}`),
    method: text(`initial.method${draft.method}`),
    quotas: draft.quotas === 0 ? text('wizard.conflict.quotasNone') : String(draft.quotas),
    transport: describeTransport(draft.transport, text),
  }
}

function describeTransport(choice: TransportChoice, text: Translate): string {
  if (choice.is !== 'chosen') return text(`wizard.conflict.transport-${choice.is}`)
  return `${choice.name}, ${choice.place.address}`
}
