import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BulkFlags } from '../../../src/bulk/bulk-flags.ts'
import type { BulkInput } from '../../../src/bulk/job.ts'
import { runBulk } from '../../../src/bulk/run-bulk.ts'
import type { ApplyContext, LineChange, BulkJob } from '../../../src/bulk/job.ts'
import type { Context } from '../../../src/context.ts'
import { HubRefusal } from '../../../src/faults.ts'
import { openHub } from '../../../src/hub/hub.ts'
import { openOut } from '../../../src/output/out.ts'

export interface NoteRow {
  readonly student: string
  readonly note: string
}

/** One call of `act` as the work saw it. */
export interface ApplyCall {
  readonly lines: readonly number[]
  readonly key: string
  readonly isAgain: boolean
}

export interface PretendJob extends BulkJob<NoteRow> {
  readonly calls: ApplyCall[]
}

/**
 * Writes a note about a student. The note says what the work does about it: `same`, `bad`, `refuse`, `defect`, or
 * `unit-a`, to be acted on together with its neighbours.
 */
export function notes({ planSize = 3, concurrency = 1 } = {}): PretendJob {
  const calls: ApplyCall[] = []
  return {
    name: 'students.note',
    concurrency,
    planSize,
    calls,
    columns: [
      { name: 'student', isRequired: true, example: '10001', aliases: ['Código del estudiante'] },
      { name: 'note', isRequired: false, example: 'Debe, y "mucho"' },
    ],
    readRow: ({ student = '', note = '' }) =>
      note === 'bad' ? { is: 'wrong', why: 'a bad note' } : { student, note },
    plan: async (rows) =>
      rows.map(({ line, row: { student, note } }) => {
        if (note === 'same') return { is: 'same', line, what: student }
        const unit = note.startsWith('unit') ? { unit: note } : {}
        return { is: 'change', line, what: `${student} ${note}`, change: { student, note }, ...unit }
      }),
    apply: async (changes, context) => {
      calls.push({ lines: changes.map(({ line }) => line), key: context.key, isAgain: context.isAgain })
      return Promise.all(changes.map((change) => write(change, context)))
    },
  }
}

async function write({ line, change }: LineChange, { hub, key }: ApplyContext) {
  const { note, student } = change as { note: string; student: string }
  if (note === 'defect') throw new Error('a mistake of ours')
  if (note === 'refuse') throw new HubRefusal({ status: 422, code: 'NO_NOTE', detail: '=No note' })
  await hub.api.POST('/api/enrollment/admin/orders', {
    body: { student, services: [], total: 1 },
    headers: { 'idempotency-key': key },
  })
  return { line, is: 'done' as const }
}

export interface CommandResult {
  readonly exit: number
  readonly stdout: string
  readonly stderr: string
  /** What ended it early. */
  readonly fault: unknown
}

export interface CommandOptions {
  readonly hub: string
  readonly home?: string
  readonly json?: boolean
  readonly stdin?: string
  readonly signal?: AbortSignal
}

/** A bulk command within this process, as in a pipe. */
export async function bulk<Row>(
  flags: BulkFlags,
  input: BulkInput<Row>,
  options: CommandOptions,
): Promise<CommandResult> {
  const { context, said, exit } = await pipedContext(options)
  const fault = await runBulk(context, flags, input).then(
    () => null,
    (error: unknown) => error,
  )
  return { ...(await said()), exit: exit(), fault }
}

export async function pipedContext({ hub, home, json = false, stdin: typed = '', signal }: CommandOptions) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end(typed)
  const texts = Promise.all([text(stdout), text(stderr)])
  const terminal = { stdin, stdout, stderr }
  const stop = signal ?? new AbortController().signal
  let exit = 0
  const context: Context = {
    locale: 'en',
    terminal,
    environment: {
      hub,
      key: null,
      profile: null,
      language: null,
      locale: 'en',
      home: home ?? (await mkdtemp(path.join(tmpdir(), 'matricula-bulk-'))),
      isCi: false,
      isColourless: false,
      debug: true,
      whole: {},
    },
    signal: stop,
    isInteractive: false,
    out: openOut(terminal, { isJson: json, isColourless: false }),
    hub: async () => openHub({ url: hub, credentials: { is: 'nobody' }, locale: 'en', signal: stop }),
    everyCommand: () => Promise.reject(new Error('a pretend job has no commands')),
    setExitCode: (code) => {
      exit = code
    },
  }
  return {
    context,
    exit: () => exit,
    said: async () => {
      stdout.end()
      stderr.end()
      const [out, err] = await texts
      return { stdout: out, stderr: err }
    },
  }
}
