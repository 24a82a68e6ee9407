import type { FaqEntry } from '../../config/faq.ts'
import { fill, type Locale, translate } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { bogotaIso } from '../../shared/local-date.ts'
import type { Found } from './answer-question.ts'
import { decideChat, decideDeparture, type Hours } from './decide-hours.ts'
import { faqValues } from './faq-values.ts'

/** What anybody may know of the help chat and of permissions for departure, now. */
export function viewFacilities({ config, clock }: Pick<AppContext, 'config' | 'clock'>, locale: Locale) {
  const { provider, scriptUrl } = config.settings.facilities.chat
  const { helpChatHidden, departurePermissionClosed } = config.seasons.parents.parent.screens
  const first = config.faq[locale].filter((entry) => entry.first)
  return {
    now: bogotaIso(clock.now()),
    chat: {
      ...viewHours(decideChat(helpChatHidden, clock.now())),
      hidden: helpChatHidden,
      provider,
      scriptUrl: provider === 'script' ? scriptUrl : null,
      questions: provider === 'faq' ? first.map(({ question }) => question) : [],
    },
    departure: {
      ...viewHours(decideDeparture(departurePermissionClosed, clock.now())),
      closed: departurePermissionClosed,
    },
  }
}

function viewHours<State extends string>({ state, until }: Hours<State>) {
  const at = until === null ? null : bogotaIso(until)
  return state === 'open' ? { state, opensAt: null, closesAt: at } : { state, opensAt: at, closesAt: null }
}

/** What the chat says back; where the FAQ has nothing, whom to call. */
export function viewAnswer(app: Pick<AppContext, 'config'>, locale: Locale, { entry, related }: Found) {
  const values = faqValues(app, locale)
  return {
    found: entry !== null,
    answer:
      entry === null
        ? translate(app.config.texts, locale, 'facilities.chat.notFound', values)
        : fill(entry.answer, values),
    related: related.map(({ question }: FaqEntry) => question),
  }
}
