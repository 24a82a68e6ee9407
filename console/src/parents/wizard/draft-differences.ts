import type { Draft, TransportChoice } from '../../api/types.ts'
import type { Translate } from '../../i18n.ts'

export interface Difference {
  what: string
  mine: string
  theirs: string
}

/** What two drafts of one enrollment choose differently, in words. Activities are the hub's and never differ. */
export function differencesOf(mine: Draft, theirs: Draft, t: Translate): Difference[] {
  const described = [describe(mine, t), describe(theirs, t)] as const
  return (['period', 'method', 'quotas', 'transport'] as const)
    .map((name) => ({
      what: t(`wizard.conflict.${name}`),
      mine: described[0][name],
      theirs: described[1][name],
    }))
    .filter(({ mine, theirs }) => mine !== theirs)
}

function describe(draft: Draft, t: Translate) {
  return {
    period: t(`initial.period${draft.period}`),
    method: t(`initial.method${draft.method}`),
    quotas: draft.quotas === 0 ? t('wizard.conflict.quotasNone') : String(draft.quotas),
    transport: describeTransport(draft.transport, t),
  }
}

function describeTransport(choice: TransportChoice, t: Translate): string {
  if (choice.is !== 'chosen') return t(`wizard.conflict.transport-${choice.is}`)
  return `${choice.name}, ${choice.place.address}`
}
