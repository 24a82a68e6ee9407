import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { Fault, Interrupted, UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { FilePlace } from '../output/whole-file.ts'
import type { PhaseName } from '../tasks/rehearse/fates.ts'
import type { Checkout } from '../tasks/rehearse/hub/find-checkout.ts'
import type { Rehearsal, Rehearsing } from '../tasks/rehearse/rehearse.ts'
import { texts } from '../texts/rehearse.ts'
import { texts as fileTexts } from '../texts/whole-file.ts'
import { type Locale, speaker } from '../words.ts'

const most = 20_000
const concurrency = 8

interface Flags {
  readonly students: number
  readonly seed: number
  readonly keep?: boolean
  readonly report?: string
  readonly force?: boolean
  readonly hubDir?: string
}

/** A whole season on a simulated clock, with a hub of its own, and books in which every peso is explained. */
export function addRehearse(program: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  program
    .command('rehearse')
    .option('--students <n>', say('students'), whole({ least: 1, most }), 300)
    .option('--seed <n>', say('seed'), whole({ least: 0, most: 4_294_967_295 }), 7)
    .option('--keep', say('keep'))
    .option('--report <file>', say('report'))
    .option('--force', speaker(fileTexts, locale)('force'))
    .option('--hub-dir <folder>', say('hubDir'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula rehearse --students 300',
        'matricula rehearse --students 3000 --seed 7 --report ensayo.json',
        'matricula rehearse --students 40 --json',
      ]),
    )
    .action((flags: Flags) => act(context, flags))
}

async function act(context: Context, flags: Flags): Promise<void> {
  const { out, locale } = context
  const began = performance.now()
  const checkout = await checkoutOf(context, flags.hubDir)
  const [{ rehearsalLines }, { findingTold }, { mustBeWritable, writeWhole }] = await Promise.all([
    import('../views/rehearsal-lines.ts'),
    import('../views/finding-told.ts'),
    import('../output/whole-file.ts'),
  ])
  const place = placeOf(flags, locale)
  if (place !== null) await mustBeWritable(place)
  const { folder, rehearsal } = await play(context, flags, checkout)
  const { findings: found, ...rest } = rehearsal
  const findings = found.map((finding) => findingTold(finding, locale))
  const told = { ...rest, firstUnexplained: findings[0] ?? null }
  const durationMs = Math.round(performance.now() - began)
  const explained = told.firstUnexplained === null
  const report = { ...told, explained, unexplained: findings.length, durationMs, folder }
  if (place !== null) await writeWhole(place, (fresh) => writeReport(fresh, { ...report, findings }))
  out.answer(report, (one) => rehearsalLines(one, locale))
  tellWhatNext(context, { flags, folder, rehearsal, checkout })
  if (!explained) context.end(exits.someFailed)
}

interface Played {
  readonly rehearsal: Rehearsal
  /** Null when nothing was kept. */
  readonly folder: string | null
}

async function play(context: Context, flags: Flags, checkout: Checkout): Promise<Played> {
  const [{ setStage, rehearse }, { HubDidNotStart }, { NoSettings }] = await Promise.all([
    import('../tasks/rehearse/rehearse.ts'),
    import('../tasks/rehearse/hub/hub-life.ts'),
    import('../tasks/rehearse/hub/rehearsal-settings.ts'),
  ])
  const say = speaker(texts, context.locale)
  const { tellProgress } = await import('../views/rehearsal-progress.ts')
  const onProgress = tellProgress((line) => context.out.talk(line), context.locale)
  const rehearsing = { ...rehearsingFrom(context, flags, checkout), onProgress }
  try {
    const stage = await setStage(rehearsing)
    try {
      const rehearsal = await rehearse(stage, rehearsing)
      return { rehearsal, folder: flags.keep === true ? stage.folder : null }
    } finally {
      await stage.clear(flags.keep === true ? 'keep' : 'remove')
    }
  } catch (error) {
    if (context.signal.aborted) throw new Interrupted(say('stopped'), [], { cause: error })
    if (error instanceof NoSettings)
      throw new UsageFault(say('noSettings', { file: error.file }), [say('noSettingsNext')], { cause: error })
    if (error instanceof Fault || !(error instanceof HubDidNotStart)) throw error
    const complaints = error.message.split('\n').map((line) => line.replace(/^- /, ''))
    throw new UsageFault(say('noStart'), [...complaints, say('noStartNext')], { cause: error })
  }
}

function rehearsingFrom(
  context: Context,
  { students, seed }: Flags,
  checkout: Checkout,
): Omit<Rehearsing, 'onProgress'> {
  const { signal, locale, out, environment } = context
  const say = speaker(texts, locale)
  let last = performance.now()
  const secondsSinceLast = () => {
    const before = last
    last = performance.now()
    return ((last - before) / 1000).toFixed(1)
  }
  return {
    checkout,
    students,
    seed,
    concurrency,
    locale,
    signal,
    inherited: { ...environment.whole, MATRICULA_LANG: locale },
    onFolder: (folder) =>
      out.talk(say('begin', { students: say('students_n', { n: students }), seed: String(seed), folder })),
    onPhase: ({ name, families, signIns }: { name: PhaseName; families: number; signIns: number }) => {
      const phase = say(`phase_${name}`)
      out.talk(
        say('phase', {
          phase,
          families: say('families_n', { n: families }),
          signIns: say('signIns_n', { n: signIns }),
          seconds: secondsSinceLast(),
        }),
      )
    },
  }
}

async function checkoutOf({ locale }: Context, hubDir: string | undefined): Promise<Checkout> {
  const { findCheckout } = await import('../tasks/rehearse/hub/find-checkout.ts')
  const say = speaker(texts, locale)
  const places = hubDir === undefined ? [import.meta.dirname, process.cwd()] : [hubDir]
  for (const place of places) {
    const checkout = await findCheckout(place)
    if (checkout !== null) return checkout
  }
  throw new UsageFault(say('noHub', { folder: places.at(-1) ?? '' }), [say('noHubNext')])
}

function placeOf({ report, force = false }: Flags, locale: Locale): FilePlace | null {
  return report === undefined ? null : { file: report, over: force ? 'existing' : 'nothing', locale }
}

async function writeReport(file: string, report: object): Promise<void> {
  const { writeFile } = await import('node:fs/promises')
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
}

interface Ended extends Played {
  readonly flags: Flags
  readonly checkout: Checkout
}

function tellWhatNext({ out, locale }: Context, { flags, folder, rehearsal, checkout }: Ended): void {
  const say = speaker(texts, locale)
  const { firstUnexplained: first } = rehearsal
  if (folder === null) {
    const command = `matricula rehearse --students ${flags.students} --seed ${flags.seed} --keep`
    if (first !== null) out.talk(say('lookKeep', { command }))
    return
  }
  const open = `cd ${folder} && MATRICULA_SETTINGS=config/rehearsal.yaml MATRICULA_DATA=data node ${checkout.program}`
  out.talk(say('kept', { folder, command: open }))
  if (first?.token != null) out.talk(say('look', { command: `matricula payments show ${first.token}` }))
}
