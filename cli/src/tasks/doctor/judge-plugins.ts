import type { texts } from '../../texts/doctor.ts'
import type { Say } from '../../words.ts'
import type { Diagnosis } from './ask-hub.ts'
import type { Finding } from './finding.ts'

type Standing = Diagnosis['plugins'][number]
type SayDoctor = Say<keyof typeof texts.es>

/** Pure: one finding for all that answered, one for those nobody has asked, and one for each that does not work. */
export function judgePlugins(plugins: readonly Standing[], say: SayDoctor): readonly Finding[] {
  const troubled = plugins.filter(({ state }) => state !== 'up')
  const started = plugins.filter(({ state }) => state === 'up')
  const n = started.filter(({ isAsked }) => isAsked).length
  const well: Finding = { check: 'plugins', is: 'ok', found: say('pluginsUp', { n }), next: null }
  const unasked = started.filter(({ isAsked }) => !isAsked)
  return [well, ...judgeUnasked(unasked, say), ...troubled.map((one) => judgePlugin(one, say))]
}

/** What has started and was never asked is not known to work. */
function judgeUnasked(unasked: readonly Standing[], say: SayDoctor): readonly Finding[] {
  if (unasked.length === 0) return []
  const instances = unasked.map(({ instance }) => instance).join(', ')
  const found = say('pluginsUnasked', { n: unasked.length, instances })
  return [{ check: 'plugins-unasked', is: 'ok', found, next: say('pluginsUnaskedNext') }]
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
