import type { texts } from '../../texts/doctor.ts'
import type { Translate } from '../../i18n.ts'
import type { Diagnosis } from './read-diagnosis.ts'
import type { Finding } from './finding.ts'

type PluginStatus = Diagnosis['plugins'][number]
type TranslateDoctor = Translate<keyof typeof texts.es>

/** Pure: one finding for all that answered, one for those nobody has asked, and one for each that does not work. */
export function checkInstances(plugins: readonly PluginStatus[], t: TranslateDoctor): readonly Finding[] {
  const failing = plugins.filter(({ state }) => state !== 'up')
  const started = plugins.filter(({ state }) => state === 'up')
  const n = started.filter(({ isAsked }) => isAsked).length
  const well: Finding = { check: 'plugins', is: 'ok', found: t('pluginsUp', { n }), next: null }
  const uncontacted = started.filter(({ isAsked }) => !isAsked)
  return [well, ...checkUncontacted(uncontacted, t), ...failing.map((one) => checkInstance(one, t))]
}

/** What has started and was never asked is not known to work. */
function checkUncontacted(uncontacted: readonly PluginStatus[], t: TranslateDoctor): readonly Finding[] {
  if (uncontacted.length === 0) return []
  const instances = uncontacted.map(({ instance }) => instance).join(', ')
  const found = t('pluginsUnasked', { n: uncontacted.length, instances })
  return [{ check: 'plugins-unasked', is: 'ok', found, next: t('pluginsUnaskedNext') }]
}

function checkInstance(plugin: PluginStatus, t: TranslateDoctor): Finding {
  const { instance, state, required, why, pausedBy, lastFault } = plugin
  const check = why === null ? '' : t('lastCheck', { why })
  const fault = lastFault === null ? '' : t('lastFault', { code: lastFault.code, call: lastFault.call })
  const problem = (is: Finding['is'], found: string, next: string): Finding => ({
    check: `plugin ${instance}`,
    is,
    found: [found, check, fault].filter((part) => part !== '').join(' '),
    next,
  })
  if (state === 'starting')
    return problem('warn', t('pluginStarting', { instance }), t('pluginNext', { instance }))
  if (state === 'down')
    return problem(required ? 'bad' : 'warn', t('pluginDown', { instance }), t('pluginNext', { instance }))
  if (pausedBy === null)
    return problem('bad', t('pluginRefused', { instance }), t('pluginRefusedNext', { instance }))
  return problem('warn', t('pluginPaused', { instance, by: pausedBy }), t('pluginPausedNext', { instance }))
}
