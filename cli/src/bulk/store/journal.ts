import { open, truncate } from 'node:fs/promises'
import { linesOf } from './lines.ts'

/** Appends lines; those that come while the disk is busy share its next flush. */
export interface Journal {
  /** Settles once the line, and with it every one before, is beyond a power loss. */
  readonly appendSynced: (line: string) => Promise<void>
  /** A line that may be lost with the power, never with the process once it is flushed. */
  readonly append: (line: string) => void
  /** Settles with the last line. */
  readonly close: () => Promise<void>
}

export async function openJournal(file: string): Promise<Journal> {
  await truncateTornLine(file)
  const handle = await open(file, 'a', 0o600)
  let waiting = ''
  let mustSync = false
  let next: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()

  /** A flush that fails fails all after it: what is not on the disk must not be applied. */
  async function flush(): Promise<void> {
    await last
    const [lines, isSynced] = [waiting, mustSync]
    waiting = ''
    mustSync = false
    last = next ?? last
    next = null
    await handle.appendFile(lines)
    if (isSynced) await handle.datasync()
  }

  function add(line: string): Promise<void> {
    waiting += `${line}\n`
    next ??= flush()
    next.catch(() => {})
    return next
  }

  return {
    appendSynced(line) {
      mustSync = true
      return add(line)
    },
    append: (line) => void add(line),
    async close() {
      try {
        await (next ?? last)
      } finally {
        await handle.close()
      }
    },
  }
}

/** A line that was being written when the power went would spoil the one after it. */
async function truncateTornLine(file: string): Promise<void> {
  let end = 0
  try {
    for await (const { text, at } of linesOf(file)) end = at + Buffer.byteLength(text) + 1
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  await truncate(file, end)
}
