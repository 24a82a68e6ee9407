import type { ReadStream, WriteStream } from 'node:tty'
import { render, useInput } from 'ink'
import {
  paceOf,
  type Progress,
  type ProgressDisplay,
  type ProgressDisplayOptions,
  type Sample,
  withSample,
} from '../bulk/progress.ts'
import { ProgressView, type ProgressViewProps } from './progress-view.tsx'

export interface DrawProgressOptions extends Omit<ProgressDisplayOptions, 'isPlain'> {
  readonly stdin: ReadStream
  readonly stderr: WriteStream
  readonly isColoured: boolean
}

const framesPerSecond = 8

/** Draws a run's progress where talk goes, so that standard output stays the answer's, and listens to two keys. */
export function drawProgress({
  title,
  t,
  stdin,
  stderr,
  isColoured,
  stop,
  onStop,
}: DrawProgressOptions): ProgressDisplay {
  let progress: Progress | null = null
  let samples: readonly Sample[] = []
  let state: ProgressViewProps['state'] = 'going'
  let open: () => void = () => {}
  let opened = Promise.resolve()

  const keys: Keys = {
    onPause() {
      if (state === 'stopping' || progress?.phase !== 'acting') return
      if (state === 'going') {
        opened = new Promise((resolve) => {
          open = resolve
        })
      } else open()
      state = state === 'going' ? 'paused' : 'going'
      draw()
    },
    onStop,
  }
  const stopSignals = () => {
    state = 'stopping'
    open()
  }
  stop.addEventListener('abort', stopSignals, { once: true })
  const ink = render(frame(), {
    stdout: stderr,
    stderr,
    stdin,
    exitOnCtrlC: false,
    patchConsole: false,
    maxFps: framesPerSecond,
  })
  const timer = setInterval(draw, 1000 / framesPerSecond)

  function draw(): void {
    ink.rerender(frame())
  }

  function frame() {
    if (progress === null) return <Listening {...keys} />
    const now = Date.now()
    const sample = { at: now, ended: progress.done + progress.failed }
    samples = state === 'paused' ? [] : withSample(samples, sample)
    const pace = paceOf(samples, sample, progress.total)
    const columns = stderr.columns || 80
    return (
      <>
        <ProgressView {...{ title, progress, pace, now, columns, isColoured, state, t }} />
        <Listening {...keys} />
      </>
    )
  }

  return {
    report: (fresh) => {
      progress = fresh
    },
    whenResumed: () => opened,
    async end() {
      clearInterval(timer)
      stop.removeEventListener('abort', stopSignals)
      ink.clear()
      ink.unmount()
      await ink.waitUntilExit()
      // Ink lets go of the keyboard; a question that follows needs it.
      stdin.pause().ref()
    },
  }
}

interface Keys {
  readonly onPause: () => void
  readonly onStop: () => void
}

/** Keys reach us instead of the system while a view is drawn, Ctrl-C too. */
function Listening({ onPause, onStop }: Keys) {
  useInput((input, key) => {
    if (key.ctrl && input === 'c') onStop()
    else if (input === 'p' || input === ' ') onPause()
  })
  return null
}
