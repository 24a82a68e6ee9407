import { constants } from 'node:fs'
import { access, copyFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageFault } from '../../faults.ts'
import type { ApplyFlags } from '../bulk-flags.ts'
import type { Translate } from '../../i18n.ts'

type ResultFlags = Pick<ApplyFlags, 'result' | 'force'>

/** Before anything is done: the reader's file must be free, and in a folder that can be written. */
export async function mustBeWritable({ result, force }: ResultFlags, t: Translate<'bulk'>): Promise<void> {
  if (result === undefined) return
  if (force !== true && (await fileExists(result))) throw resultExists(result, t)
  await access(path.dirname(path.resolve(result)), constants.W_OK).catch((error: unknown) => {
    throw new UsageFault(t('noResultFolder', { file: result }), [t('noResultFolderNext')], {
      cause: error,
    })
  })
}

/** Hands the result to the reader's place, and answers where it lies. */
export async function copyResult(
  own: string,
  { result, force }: ResultFlags,
  t: Translate<'bulk'>,
): Promise<string> {
  if (result === undefined) return own
  try {
    await copyFile(own, result, force === true ? 0 : constants.COPYFILE_EXCL)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw resultExists(result, t)
    throw error
  }
  return path.resolve(result)
}

async function fileExists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function resultExists(file: string, t: Translate<'bulk'>): UsageFault {
  return new UsageFault(t('resultExists', { file }), [t('resultExistsNext')])
}
