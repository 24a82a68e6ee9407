import type { Log, LogFields } from '../../src/index.ts'

export interface RecordedLine {
  readonly level: 'info' | 'warn'
  readonly fields: LogFields
  readonly message: string
}

export function recordedLog(): { log: Log; lines: RecordedLine[] } {
  const lines: RecordedLine[] = []
  const log: Log = {
    info: (fields, message) => lines.push({ level: 'info', fields, message }),
    warn: (fields, message) => lines.push({ level: 'warn', fields, message }),
  }
  return { log, lines }
}
