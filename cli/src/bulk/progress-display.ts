import { ReadStream, WriteStream } from 'node:tty'
import type { Context } from '../context.ts'
import type { TranslateBulk } from '../texts/bulk.ts'
import type { Progress } from './progress.ts'

/** How the reader sees a run, and what the reader's keys ask of it. */
export interface ProgressDisplay {
  readonly report: (progress: Progress) => void
  /** Settles at once unless the reader has paused. */
  readonly whenResumed: () => Promise<void>
  readonly end: () => Promise<void>
}

export interface ProgressDisplayOptions {
  readonly title: string
  readonly isPlain: boolean
  readonly t: TranslateBulk
  /** Aborts once the run is being stopped, however that was asked. */
  readonly stop: AbortSignal
  readonly onStop: () => void
}

/** Draws for a person at a terminal, writes a line now and then for everybody else. */
export async function openProgressDisplay(
  context: Context,
  options: ProgressDisplayOptions,
): Promise<ProgressDisplay> {
  const { stdin, stderr } = context.terminal
  const canDraw = context.isInteractive && !context.out.isJson && !options.isPlain
  if (!canDraw || !(stdin instanceof ReadStream) || !(stderr instanceof WriteStream) || isDumb(context)) {
    const { writeLines } = await import('../views/plain-progress.ts')
    return writeLines(context, options)
  }
  const { drawProgress } = await import('../views/draw-progress.tsx')
  return drawProgress({
    ...options,
    stdin,
    stderr,
    isColoured: !context.environment.isColourless,
  })
}

function isDumb({ environment }: Context): boolean {
  return environment.whole['TERM'] === 'dumb'
}
