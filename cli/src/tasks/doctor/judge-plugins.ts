import type { texts } from '../../texts/doctor.ts'
import type { Say } from '../../words.ts'
import type { Diagnosis } from './ask-hub.ts'
import type { Finding } from './finding.ts'

type Standing = Diagnosis['plugins'][number]
type SayDoctor = Say<keyof typeof texts.es>

/** Pure: one finding for all that work, and one for each that does not. */
export function judgePlugins(plugins: readonly Standing[], say: SayDoctor): readonly Finding[] {
  const troubled = plugins.filter(({ state }) => state !== 'up')
  const n = plugins.length - troubled.length
  const well: Finding = { check: 'plugins', is: 'ok', found: say('pluginsUp', { n }), next: null }
  return [well, ...troubled.map((one) => judgePlugin(one, say))]
}

function judgePlugin(plugin: Standing, say: SayDoctor): Finding {
  const { instance, state, required, why, pausedBy, lastFault } = plugin
  const check = why === null ? '' : say('lastCheck', { why })
  const fault = lastFault === null ? '' : say('lastFault', { code: lastFault.code, call: lastFault.call })
  const trouble = (is: Finding['is'], found: string, next: string): Finding => ({
    check: `plugin ${instance}`,
    is,
    found: [found, check, fault].filter((part) => part !== '').join(' '),
    next,
  })
  if (state === 'starting')
    return trouble('warn', say('pluginStarting', { instance }), say('pluginNext', { instance }))
  if (state === 'down')
    return trouble(
      required ? 'bad' : 'warn',
      say('pluginDown', { instance }),
      say('pluginNext', { instance }),
    )
  if (pausedBy === null)
    return trouble('bad', say('pluginRefused', { instance }), say('pluginRefusedNext', { instance }))
  return trouble(
    'warn',
    say('pluginPaused', { instance, by: pausedBy }),
    say('pluginPausedNext', { instance }),
  )
}
