import { PluginFault } from '@matricula/contract'
import type { Settings } from './settings.ts'

/** The file as text. What is valid UTF-8 is read as that, whatever is configured; other bytes as `latin1`, or refused. */
export function textOf(content: Uint8Array, encoding: Settings['encoding']): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    if (encoding === 'latin1') return new TextDecoder('latin1').decode(content)
    throw new PluginFault('rejected', 'the file is not written in UTF-8', { reason: 'not UTF-8' })
  }
}
