import { PluginFault } from '../../../src/index.ts'
import type { NoticesAdapter, SisAdapter } from '../../../src/index.ts'
import type { GeneralLaw, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breakingGeneral, withAdapter } from './breakage.ts'
import type { Breakage, Breakages } from './breakage.ts'

type Find = SisAdapter['findStudent']
type Send = NoticesAdapter['send']

const reading = (change: (find: Find) => Find): Trial<'sis'> =>
  withAdapter(sound.sis, (sis) => ({
    findStudent: change((code, read) => sis.findStudent(code, read)),
  }))

const writing = (change: (send: Send) => Send): Trial<'notices'> =>
  withAdapter(sound.notices, (notices) => ({
    send: change((notice, write) => notices.send(notice, write)),
  }))

function bareError(): never {
  throw new TypeError('undefined is not a function')
}

function wrongFault(): never {
  throw new PluginFault('invalid', 'something went wrong')
}

const readBreakages: readonly Breakage<GeneralLaw>[] = [
  breakingGeneral(
    'a read lets a bare error out',
    'no PluginFault',
    reading((find) => (code, read) => find(code, read).catch(bareError)),
  ),
  breakingGeneral(
    'a read has one fault for everything',
    "'invalid'",
    reading((find) => (code, read) => find(code, read).catch(wrongFault)),
  ),
  breakingGeneral(
    'a read makes a miss of a failure',
    'ends in a fault',
    reading((find) => (code, read) => find(code, read).catch(() => null)),
  ),
]

const writeBreakages: readonly Breakage<GeneralLaw>[] = [
  breakingGeneral(
    'a write lets a bare error out',
    'no PluginFault',
    writing((send) => (notice, write) => send(notice, write).catch(bareError)),
  ),
  breakingGeneral(
    'a write has one fault for everything',
    "'invalid'",
    writing((send) => (notice, write) => send(notice, write).catch(wrongFault)),
  ),
  breakingGeneral(
    'a write says it was done',
    'ends in a fault',
    writing((send) => (notice, write) => send(notice, write).catch(() => ({ ref: 'sure' }))),
  ),
]

/** A fault without the time to wait. */
function hasty(error: unknown): never {
  const { code, message } = error instanceof PluginFault ? error : bareError()
  throw new PluginFault(code, message)
}

const endless = () => new AbortController().signal

export const brokenFaults: Breakages<GeneralLaw> = {
  'a read while the vendor is away is unreachable': readBreakages,
  'a read while the vendor asks for time is throttled': [
    ...readBreakages,
    breakingGeneral(
      'a read forgets how long',
      'how many milliseconds',
      reading((find) => (code, read) => find(code, read).catch(hasty)),
    ),
  ],
  'a read while our credentials are refused is unauthorised': readBreakages,
  'a read while the vendor hangs up is unreachable': readBreakages,
  'a read while the vendor answers garbage is unreachable': readBreakages,
  'a read while the vendor hangs, once its signal is aborted, is unreachable': [
    ...readBreakages,
    breakingGeneral(
      'a read forgets its signal',
      'ends when its signal is aborted',
      reading((find) => (code, read) => find(code, { ...read, signal: endless() })),
    ),
  ],
  'a read while the vendor refuses answers, or fails with a PluginFault': [
    breakingGeneral(
      'a read lets a bare error out',
      'no PluginFault',
      reading(() => async () => bareError()),
    ),
  ],
  'a write while the vendor is away is unreachable': writeBreakages,
  'a write while the vendor asks for time is throttled': [
    ...writeBreakages,
    breakingGeneral(
      'a write forgets how long',
      'how many milliseconds',
      writing((send) => (notice, write) => send(notice, write).catch(hasty)),
    ),
  ],
  'a write while our credentials are refused is unauthorised': writeBreakages,
  'a write while the vendor refuses is rejected': writeBreakages,
  'a write while the vendor hangs up is unknown-outcome': [
    ...writeBreakages,
    breakingGeneral(
      'a write takes a lost answer for no connection',
      "'unreachable'",
      writing((send) => (notice, write) => {
        return send(notice, write).catch(() => {
          throw new PluginFault('unreachable', 'no connection')
        })
      }),
    ),
  ],
  'a write while the vendor answers garbage is unknown-outcome': writeBreakages,
  'a write while the vendor hangs, once its signal is aborted, is unknown-outcome': [
    ...writeBreakages,
    breakingGeneral(
      'a write forgets its signal',
      'ends when its signal is aborted',
      writing((send) => (notice, write) => send(notice, { ...write, signal: endless() })),
    ),
  ],
  'a look-up of what is not there answers null or an empty list': [
    breakingGeneral(
      'somebody else is found',
      'findStudent misses',
      reading((find) => (_code, read) => find('10001', read)),
    ),
    breakingGeneral(
      'a miss is a fault',
      'no such student',
      reading(() => async () => {
        throw new PluginFault('not-found', 'no such student')
      }),
    ),
    breakingGeneral(
      'everybody has a family',
      'relationships misses',
      withAdapter(sound.sis, () => ({
        relationships: async (studentId) => [
          { studentId, relatedId: 'G-1', role: 'Mother', financiallyResponsible: true },
        ],
      })),
    ),
  ],
}
