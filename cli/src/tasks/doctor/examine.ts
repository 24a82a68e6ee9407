import { texts } from '../../texts/doctor.ts'
import { type Locale, speaker } from '../../words.ts'
import type { Asked, Diagnosis } from './ask-hub.ts'
import type { Finding } from './finding.ts'
import { judgeHub } from './judge-hub.ts'

/** What came of asking the hub, whether it told all, some or nothing. */
export function examineHub(
  asked: Asked,
  { version, locale }: { version: string; locale: Locale },
): readonly Finding[] {
  const say = speaker(texts, locale)
  switch (asked.is) {
    case 'answered':
      return judgeHub({ ...asked, version }, locale)
    case 'closed': {
      const { fault, readiness } = asked
      const found = say('closed', { message: fault.message })
      return [
        { check: 'access', is: 'bad', found, next: fault.next[0] ?? null },
        { check: 'database', is: 'ok', found: say('databaseReady'), next: null },
        ...readiness.plugins
          .filter(({ state }) => state !== 'up')
          .map(({ instance }): Finding => ({
            check: `plugin ${instance}`,
            is: 'warn',
            found: say('pluginDown', { instance }),
            next: say('pluginNext', { instance }),
          })),
      ]
    }
    case 'unreachable': {
      const { message, cause, next } = asked.fault
      const found = say('unreachable', { message })
      // Where nobody answers at all, its own hint is this very command.
      return [
        { check: 'hub', is: 'bad', found, next: cause === undefined ? (next[0] ?? null) : say('startNext') },
      ]
    }
  }
}

export function factsOf(asked: Asked): Diagnosis | null {
  return asked.is === 'answered' ? asked.diagnosis : null
}
