import type { Finding } from './finding.ts'
import type { MachineFacts } from './inspect-machine.ts'
import type { Translate } from '../../i18n.ts'

type TranslateDoctor = Translate<'doctor'>

const leastNode = [20, 19]

/** Pure: what this machine's part is worth. */
export function checkMachine(
  { node, version, profiles, runs }: MachineFacts,
  t: TranslateDoctor,
): readonly Finding[] {
  return [checkProgram(node, version, t), checkProfiles(profiles, t), ...checkRuns(runs, t)]
}

function checkProgram(node: string, version: string, t: TranslateDoctor): Finding {
  const found = t('program', { version, node })
  if (!isOlder(node, leastNode)) return { check: 'program', is: 'ok', found, next: null }
  return { check: 'program', is: 'bad', found, next: t('nodeNext', { least: leastNode.join('.') }) }
}

function isOlder(version: string, least: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const differs = least.findIndex((part, index) => parts[index] !== part)
  return differs !== -1 && (parts[differs] ?? 0) < (least[differs] ?? 0)
}

function checkProfiles({ file, mode }: MachineFacts['profiles'], t: TranslateDoctor): Finding {
  if (mode === null) return { check: 'profiles', is: 'ok', found: t('profilesNone'), next: null }
  if ((mode & 0o077) === 0) return { check: 'profiles', is: 'ok', found: t('profilesOwn'), next: null }
  const found = t('profilesOpen', { file, mode: mode.toString(8) })
  return { check: 'profiles', is: 'bad', found, next: t('profilesNext', { file }) }
}

function checkRuns(
  { folder, isWritable, unfinished }: MachineFacts['runs'],
  t: TranslateDoctor,
): readonly Finding[] {
  const place: Finding = isWritable
    ? { check: 'runs', is: 'ok', found: t('runsWritable', { folder }), next: null }
    : { check: 'runs', is: 'bad', found: t('runsClosed', { folder }), next: t('runsNext', { folder }) }
  if (unfinished.length === 0) return [place]
  const values = { n: unfinished.length, id: unfinished.at(-1) ?? '' }
  const left: Finding = {
    check: 'unfinished-runs',
    is: 'warn',
    found: t('runsLeft', values),
    next: t('runsLeftNext', values),
  }
  return [place, left]
}
