/** The last lines of the log, for whoever may not read the machine's own. Lines are kept as they were written. */
export interface RecentLog {
  write(line: string): void
  /** What came after the line with this id, the oldest first; 0: everything that is still kept. */
  since(id: number): readonly KeptLine[]
}

export interface KeptLine {
  /** Grows with every line, over restarts too: microseconds of the wall's clock when it was written. */
  readonly id: number
  /** JSON. */
  readonly line: string
}

interface Bounds {
  readonly lines: number
  readonly characters: number
  /** Of one line; what is longer keeps its message alone. */
  readonly longest: number
}

const usual: Bounds = { lines: 2000, characters: 2_000_000, longest: 16_000 }

export function recentLog({ lines, characters, longest }: Bounds = usual): RecentLog {
  const kept: KeptLine[] = []
  let held = 0
  let latest = 0
  return {
    write(written) {
      const line = written.length > longest ? shortened(written) : written.trimEnd()
      latest = Math.max(latest + 1, Date.now() * 1000)
      kept.push({ id: latest, line })
      held += line.length
      while (kept.length > lines || held > characters) held -= kept.shift()?.line.length ?? 0
    },
    since: (id) => kept.filter((one) => one.id > id),
  }
}

function shortened(line: string): string {
  const { level, time, msg }: Readonly<Record<string, unknown>> = JSON.parse(line)
  return JSON.stringify({ level, time, msg: String(msg).slice(0, 500), shortened: true })
}
