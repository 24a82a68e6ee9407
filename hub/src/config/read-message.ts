import compile from 'icu-minify/compile'
import type { CompiledMessage } from '../../api/format-message.ts'
import { startProblem } from './start-problem.ts'
import type { Locale } from './texts.ts'

/** Where problems are told, and in whose language. */
export interface ProblemReport {
  readonly told: Locale
  readonly problems: string[]
}

export interface WrittenText {
  readonly file: string
  readonly key: string
  readonly text: string
}

/** A text compiled; one that is no ICU message is told, and stays as it is written. */
export function readMessage({ file, key, text }: WrittenText, report: ProblemReport): CompiledMessage {
  // Most texts have neither place nor quote, and compiling is most of what reading texts takes.
  if (!/[{<']/.test(text)) return text
  try {
    return compile(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    report.problems.push(startProblem('brokenText', { file, key, why }, report.told))
    return text
  }
}
