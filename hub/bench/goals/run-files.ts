import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { parseSavedRun, type SavedRun } from './saved-run.ts'

export interface Wrong {
  readonly wrong: string
}

/** The run that was saved there, or the sentence that says why there is none. */
export async function readRun(file: string): Promise<SavedRun | Wrong> {
  try {
    const run = parseSavedRun(await readFile(file, 'utf8'))
    return 'wrong' in run ? { wrong: `${file} ${run.wrong}` } : run
  } catch (error) {
    return { wrong: `${file} cannot be read: ${messageOf(error)}` }
  }
}

/** Null where a run can be saved there: asked before hours of measuring are lost. What the file holds stays. */
export async function whyNotWritable(file: string): Promise<Wrong | null> {
  try {
    await appendFile(file, '')
    return null
  } catch (error) {
    return { wrong: `${file} cannot be written: ${messageOf(error)}` }
  }
}

export function saveRun(file: string, run: SavedRun): Promise<void> {
  return writeFile(file, `${JSON.stringify(run, null, 2)}\n`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
