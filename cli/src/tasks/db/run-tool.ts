import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { exits } from '../../exits.ts'
import { Interrupted } from '../../faults.ts'
import { texts as hubTexts } from '../../texts/hub.ts'
import { type Locale, translator } from '../../i18n.ts'
import type { DatabaseResults } from './results.ts'
import { faultOf } from './fault-of.ts'
import type { Tool } from './find-tool.ts'

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
    env: { ...environment, MATRICULA_LANG: locale },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(signal.aborted ? new Interrupted(translator(hubTexts, locale)('interrupted')) : error),
    )
    child.once('close', (exit) => {
      output.then(([stdout, stderr]) => resolve({ exit, stdout, stderr }), reject)
    })
  })
}

function parsed(stdout: string): object | null {
  try {
    const said: unknown = JSON.parse(stdout)
    return typeof said === 'object' ? said : null
  } catch {
    return null
  }
}
