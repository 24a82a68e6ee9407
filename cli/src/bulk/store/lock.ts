import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** The process that holds a run, and when it began, since process numbers come again. */
interface Holder {
  readonly pid: number
  readonly since: string
}

/** Keeps others from a run while this process works on it; one that was killed keeps nobody out. Null: it is held. */
export async function lock(file: string): Promise<(() => Promise<void>) | null> {
  const ours = JSON.stringify({ pid: process.pid, since: startOf(process.pid) } satisfies Holder)
  for (;;) {
    if (await createLock(file, ours)) return () => rm(file, { force: true })
    const theirs = await readFile(file, 'utf8').catch(() => null)
    if (theirs === null) continue
    if (isAlive(holderIn(theirs))) return null
    if (!(await removeStale(file, theirs))) return null
  }
}

export async function isLocked(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text !== null && isAlive(holderIn(text))
}

async function createLock(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Of several who see the same dead lock, one moves it; whoever has moved a live one puts it back. */
async function removeStale(file: string, dead: string): Promise<boolean> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch {
    return true
  }
  const moved = await readFile(aside, 'utf8')
  if (moved !== dead) {
    await rename(aside, file)
    return false
  }
  await rm(aside)
  return true
}

/** Null of a lock that was not written to its end: its process died in that moment. */
function holderIn(text: string): Holder | null {
  try {
    const said: unknown = JSON.parse(text)
    if (typeof said !== 'object' || said === null || !('pid' in said) || !('since' in said)) return null
    return { pid: Number(said.pid), since: String(said.since) }
  } catch {
    return null
  }
}

function isAlive(holder: Holder | null): boolean {
  if (holder === null) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return startOf(holder.pid) === holder.since
}

/** When a process began, as Linux counts it; elsewhere '', and the number alone must do. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; what follows it is fields 3 and on.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
