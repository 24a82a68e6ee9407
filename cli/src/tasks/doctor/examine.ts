import type { HubAnswer, Diagnosis } from './read-diagnosis.ts'
import type { Finding } from './finding.ts'
import { checkHub } from './check-hub.ts'
import { type Locale, translator } from '../../i18n.ts'

/** What came of asking the hub, whether it told all, some or nothing. */
export function examineHub(
  answer: HubAnswer,
  { version, locale }: { version: string; locale: Locale },
): readonly Finding[] {
  const t = translator('doctor', locale)
  switch (answer.is) {
    case 'answered':
      return checkHub({ ...answer, version }, locale)
    case 'closed': {
      const { fault, readiness } = answer
      const found = t('closed', { message: fault.message })
      return [
        { check: 'access', is: 'bad', found, next: fault.next[0] ?? null },
        { check: 'database', is: 'ok', found: t('databaseReady'), next: null },
        ...readiness.plugins
          .filter(({ state }) => state !== 'up')
          .map(({ instance }): Finding => ({
            check: `plugin ${instance}`,
            is: 'warn',
            found: t('pluginDown', { instance }),
            next: t('pluginNext', { instance }),
          })),
      ]
    }
    case 'unreachable': {
      const { message, cause, next } = answer.fault
      const found = t('unreachable', { message })
      // Where nobody answers at all, its own hint is this very command.
      return [
        { check: 'hub', is: 'bad', found, next: cause === undefined ? (next[0] ?? null) : t('startNext') },
      ]
    }
  }
}

export function factsOf(answer: HubAnswer): Diagnosis | null {
  return answer.is === 'answered' ? answer.diagnosis : null
}
