import { ReadStream, WriteStream } from 'node:tty'
import type { Context } from '../context.ts'
import type { ProgressDisplay, ProgressDisplayOptions } from './progress.ts'

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
