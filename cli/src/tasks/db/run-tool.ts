import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { exits, type Exit } from '../../exits.ts'
import { Interrupted, Fault, HubUnreachable, UsageFault } from '../../faults.ts'
import type { DatabaseResults } from './results.ts'
import type { Tool } from './find-tool.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface ToolRun {
  readonly tool: Tool
  /** Absolute, for the acts that take one. */
  readonly file?: string
  /** The hub's own settings are read from it. */
  readonly environment: NodeJS.ProcessEnv
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Has the hub's own program do one act on the database, in a process of its own. */
export async function runTool<Act extends keyof DatabaseResults>(
  act: Act,
  run: ToolRun,
): Promise<DatabaseResults[Act]> {
  const { exit, stdout, stderr } = await start(act, run)
  const answer = parsed(stdout)
  if (answer !== null && (exit === exits.done || exit === exits.someFailed))
    return answer as DatabaseResults[Act]
  throw faultOf({ exit, answer, stderr }, run.locale)
}

interface ProcessResult {
  readonly exit: number | null
  readonly stdout: string
  readonly stderr: string
}

function start(act: string, { tool, file, environment, locale, signal }: ToolRun): Promise<ProcessResult> {
  const child = spawn(process.execPath, [tool.program, act, ...(file === undefined ? [] : [file])], {
    cwd: tool.folder,
    env: { ...environment, ...ownSettings(environment), MATRICULA_LANG: locale },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(signal.aborted ? new Interrupted(translator('hub', locale)('interrupted')) : error),
    )
    child.once('close', (exit) => {
      output.then(([stdout, stderr]) => resolve({ exit, stdout, stderr }), reject)
    })
  })
}

/** A settings file is named from the reader's folder; one that is not there, from the hub's, as the hub itself does. */
function ownSettings({ MATRICULA_SETTINGS: named }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return named !== undefined && existsSync(named) ? { MATRICULA_SETTINGS: path.resolve(named) } : {}
}

function parsed(stdout: string): object | null {
  try {
    const said: unknown = JSON.parse(stdout)
    return typeof said === 'object' ? said : null
  } catch {
    return null
  }
}

/** The database program understood and did nothing. */
class DatabaseRefusal extends Fault {
  readonly exit: Exit
  readonly code: string

  constructor({ code, exit }: { readonly code: string; readonly exit: Exit }, ...answer: [string, string[]]) {
    super(...answer)
    this.code = code
    this.exit = exit
  }
}

interface ToolResult {
  readonly exit: number | null
  readonly answer: object | null
  readonly stderr: string
}

/** What an end that is no answer means to the reader. */
function faultOf({ exit, answer, stderr }: ToolResult, locale: Locale): Error {
  const t = translator('db', locale)
  const words: Readonly<Record<string, unknown>> = { ...answer }
  if (Array.isArray(words['problems'])) {
    return new UsageFault(t('configuration'), words['problems'].map(String))
  }
  if (typeof words['refused'] === 'string')
    return refusalOf({ code: words['refused'], exit: refusedAs(exit) }, words['facts'], locale)
  const message = wordIn(words['message']) || wordIn(words['failed']) || lastLine(stderr) || `exit ${exit}`
  if (exit === exits.unreachable) return new HubUnreachable(t('noAnswer', { message }), [t('noAnswerNext')])
  return new Error(message)
}

/** No hub was asked: the command is wrong, or its moment. */
function refusedAs(exit: number | null): Exit {
  return exit === exits.notNow ? exits.notNow : exits.usage
}

function refusalOf(
  refusal: { readonly code: string; readonly exit: Exit },
  facts: unknown,
  locale: Locale,
): DatabaseRefusal {
  const t = translator('db', locale)
  const values = Object.fromEntries(
    Object.entries(typeof facts === 'object' && facts !== null ? facts : {}).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const known = codes.find((one) => one === refusal.code)
  if (known === undefined) return new DatabaseRefusal(refusal, refusal.code, [])
  const after = values['after'] === undefined ? [] : [t('afterRestore', values)]
  return new DatabaseRefusal(refusal, t(`refused_${known}`, values), [t(`next_${known}`, values), ...after])
}

const codes = [
  'NOT_EMBEDDED',
  'NO_DATABASE',
  'PENDING',
  'AHEAD',
  'NO_FILE',
  'NO_FOLDER',
  'NO_ROOM',
  'FILE_EXISTS',
  'WRONG_KEY',
  'UNREADABLE',
  'DAMAGED',
  'FOREIGN',
  'NEWER',
  'IN_USE',
  'PRESENT_UNREADABLE',
] as const

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function lastLine(stderr: string): string {
  return stderr.trim().split('\n').at(-1) ?? ''
}
