import type { Checkout, PhaseName, Rehearsal, RehearsalOptions } from '@matricula/rehearsal'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { HubRefusal, HubUnreachable, Interrupted, UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { OutputFile } from '../output/atomic-file.ts'
import { type Locale, translator } from '../i18n.ts'

const most = 20_000
const concurrency = 8

interface RehearseFlags {
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
  const t = translator('rehearse', locale)
  program
    .command('rehearse')
    .option('--students <n>', t('students'), whole({ least: 1, most }), 300)
    .option('--seed <n>', t('seed'), whole({ least: 0, most: 4_294_967_295 }), 7)
    .option('--keep', t('keep'))
    .option('--report <file>', t('report'))
    .option('--force', translator('whole-file', locale)('force'))
    .option('--hub-dir <folder>', t('hubDir'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula rehearse --students 300',
        'matricula rehearse --students 3000 --seed 7 --report ensayo.json',
        'matricula rehearse --students 40 --json',
      ]),
    )
    .action((flags: RehearseFlags) => runRehearsal(context, flags))
}

async function runRehearsal(context: Context, flags: RehearseFlags): Promise<void> {
  const { out, locale } = context
  const began = performance.now()
  const checkout = await checkoutOf(context, flags.hubDir)
  const [{ rehearsalLines }, { describeFinding }, { mustBeWritable, writeAtomically }] = await Promise.all([
    import('../views/rehearsal-lines.ts'),
    import('../views/describe-finding.ts'),
    import('../output/atomic-file.ts'),
  ])
  const place = reportPlace(flags, locale)
  if (place !== null) await mustBeWritable(place)
  const { folder, rehearsal } = await play(context, flags, checkout)
  const { findings: found, ...rest } = rehearsal
  const findings = found.map((finding) => describeFinding(finding, locale))
  const counted = { ...rest, firstUnexplained: findings[0] ?? null }
  const durationMs = Math.round(performance.now() - began)
  const explained = counted.firstUnexplained === null
  const report = { ...counted, explained, unexplained: findings.length, durationMs, folder }
  if (place !== null) await writeAtomically(place, (fresh) => writeReport(fresh, { ...report, findings }))
  out.printResult(report, (one) => rehearsalLines(one, locale))
  printNextSteps(context, { flags, folder, rehearsal, checkout })
  if (!explained) context.setExitCode(exits.someFailed)
}

interface RehearsalResult {
  readonly rehearsal: Rehearsal
  /** Null when nothing was kept. */
  readonly folder: string | null
}

async function play(context: Context, flags: RehearseFlags, checkout: Checkout): Promise<RehearsalResult> {
  const { prepareRehearsal, rehearse } = await import('@matricula/rehearsal')
  const { createProgressPrinter } = await import('../views/rehearsal-progress.ts')
  const onProgress = createProgressPrinter((line) => context.out.info(line), context.locale)
  const options = { ...rehearsalOptions(context, flags, checkout), onProgress }
  try {
    const prepared = await prepareRehearsal(options)
    try {
      const rehearsal = await rehearse(prepared, options)
      return { rehearsal, folder: flags.keep === true ? prepared.folder : null }
    } finally {
      await prepared.clear(flags.keep === true ? 'keep' : 'remove')
    }
  } catch (error) {
    throw await toFault(error, context)
  }
}

/** What ended a rehearsal before its books were closed, as this program says it. */
async function toFault(error: unknown, { signal, locale }: Context): Promise<unknown> {
  const rehearsal = await import('@matricula/rehearsal')
  const t = translator('rehearse', locale)
  if (signal.aborted) return new Interrupted(t('stopped'), [], { cause: error })
  if (error instanceof rehearsal.NoSettings)
    return new UsageFault(t('noSettings', { file: error.file }), [t('noSettingsNext')], { cause: error })
  if (error instanceof rehearsal.HubDidNotStart) {
    const problems = error.message.split('\n').map((line) => line.replace(/^- /, ''))
    return new UsageFault(t('noStart'), [...problems, t('noStartNext')], { cause: error })
  }
  if (error instanceof rehearsal.HubRefusal) {
    const { status, code, message: detail } = error
    return new HubRefusal({ status, code, detail })
  }
  if (error instanceof rehearsal.HubUnreachable) {
    const { url } = error
    const tHub = translator('hub', locale)
    return new HubUnreachable(tHub('unreachable', { url }), [tHub('unreachableNext', { url })], {
      cause: error,
    })
  }
  return error
}

function rehearsalOptions(
  context: Context,
  { students, seed }: RehearseFlags,
  checkout: Checkout,
): Omit<RehearsalOptions, 'onProgress'> {
  const { signal, locale, out, environment } = context
  const t = translator('rehearse', locale)
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
    language: locale === 'es' ? 'es-CO' : 'en',
    signal,
    inherited: { ...environment.whole, MATRICULA_LANG: locale },
    onFolder: (folder) =>
      out.info(t('begin', { students: t('students_n', { n: students }), seed: String(seed), folder })),
    onPhase: ({ name, families, signIns }: { name: PhaseName; families: number; signIns: number }) => {
      const phase = t(`phase_${name}`)
      out.info(
        t('phase', {
          phase,
          families: t('families_n', { n: families }),
          signIns: t('signIns_n', { n: signIns }),
          seconds: secondsSinceLast(),
        }),
      )
    },
  }
}

async function checkoutOf({ locale }: Context, hubDir: string | undefined): Promise<Checkout> {
  const { findCheckout } = await import('@matricula/rehearsal')
  const t = translator('rehearse', locale)
  const places = hubDir === undefined ? [import.meta.dirname, process.cwd()] : [hubDir]
  for (const place of places) {
    const checkout = await findCheckout(place)
    if (checkout !== null) return checkout
  }
  throw new UsageFault(t('noHub', { folder: places.at(-1) ?? '' }), [t('noHubNext')])
}

function reportPlace({ report, force = false }: RehearseFlags, locale: Locale): OutputFile | null {
  return report === undefined ? null : { file: report, over: force ? 'existing' : 'nothing', locale }
}

async function writeReport(file: string, report: object): Promise<void> {
  const { writeFile } = await import('node:fs/promises')
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
}

interface FinishedRehearsal extends RehearsalResult {
  readonly flags: RehearseFlags
  readonly checkout: Checkout
}

function printNextSteps(
  { out, locale }: Context,
  { flags, folder, rehearsal, checkout }: FinishedRehearsal,
): void {
  const t = translator('rehearse', locale)
  const { firstUnexplained: first } = rehearsal
  if (folder === null) {
    const command = `matricula rehearse --students ${flags.students} --seed ${flags.seed} --keep`
    if (first !== null) out.info(t('lookKeep', { command }))
    return
  }
  const open = `cd ${folder} && MATRICULA_SETTINGS=config/rehearsal.yaml MATRICULA_DATA=data node ${checkout.program}`
  out.info(t('kept', { folder, command: open }))
  if (first?.token != null) out.info(t('look', { command: `matricula payments show ${first.token}` }))
}
