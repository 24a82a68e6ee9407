import type { texts } from '../../texts/doctor.ts'
import type { Say } from '../../words.ts'
import type { Finding } from './finding.ts'
import type { HereFacts } from './look-here.ts'

type SayDoctor = Say<keyof typeof texts.es>

const leastNode = [20, 19]

/** Pure: what this machine's part is worth. */
export function judgeHere({ node, version, profiles, runs }: HereFacts, say: SayDoctor): readonly Finding[] {
  return [judgeProgram(node, version, say), judgeProfiles(profiles, say), ...judgeRuns(runs, say)]
}

function judgeProgram(node: string, version: string, say: SayDoctor): Finding {
  const found = say('program', { version, node })
  if (!isOlder(node, leastNode)) return { check: 'program', is: 'ok', found, next: null }
  return { check: 'program', is: 'bad', found, next: say('nodeNext', { least: leastNode.join('.') }) }
}

function isOlder(version: string, least: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const differs = least.findIndex((part, index) => parts[index] !== part)
  return differs !== -1 && (parts[differs] ?? 0) < (least[differs] ?? 0)
}

function judgeProfiles({ file, mode }: HereFacts['profiles'], say: SayDoctor): Finding {
  if (mode === null) return { check: 'profiles', is: 'ok', found: say('profilesNone'), next: null }
  if ((mode & 0o077) === 0) return { check: 'profiles', is: 'ok', found: say('profilesOwn'), next: null }
  const found = say('profilesOpen', { file, mode: mode.toString(8) })
  return { check: 'profiles', is: 'bad', found, next: say('profilesNext', { file }) }
}

function judgeRuns(
  { folder, isWritable, unfinished }: HereFacts['runs'],
  say: SayDoctor,
): readonly Finding[] {
  const place: Finding = isWritable
    ? { check: 'runs', is: 'ok', found: say('runsWritable', { folder }), next: null }
    : { check: 'runs', is: 'bad', found: say('runsClosed', { folder }), next: say('runsNext', { folder }) }
  if (unfinished.length === 0) return [place]
  const values = { n: unfinished.length, id: unfinished.at(-1) ?? '' }
  const left: Finding = {
    check: 'unfinished-runs',
    is: 'warn',
    found: say('runsLeft', values),
    next: say('runsLeftNext', values),
  }
  return [place, left]
}
