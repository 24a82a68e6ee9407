import { constants } from 'node:fs'
import { access, copyFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageFault } from '../../faults.ts'
import type { SayBulk } from '../../texts/bulk.ts'
import type { ActFlags } from '../run-bulk.ts'

type Place = Pick<ActFlags, 'result' | 'force'>

/** Before anything is done: the reader's file must be free, and in a folder that can be written. */
export async function mustBeWritable({ result, force }: Place, say: SayBulk): Promise<void> {
  if (result === undefined) return
  if (force !== true && (await isThere(result))) throw resultExists(result, say)
  await access(path.dirname(path.resolve(result)), constants.W_OK).catch((error: unknown) => {
    throw new UsageFault(say('noResultFolder', { file: result }), [say('noResultFolderNext')], {
      cause: error,
    })
  })
}

/** Hands the result to the reader's place, and answers where it lies. */
export async function placeResult(own: string, { result, force }: Place, say: SayBulk): Promise<string> {
  if (result === undefined) return own
  try {
    await copyFile(own, result, force === true ? 0 : constants.COPYFILE_EXCL)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw resultExists(result, say)
    throw error
  }
  return path.resolve(result)
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function resultExists(file: string, say: SayBulk): UsageFault {
  return new UsageFault(say('resultExists', { file }), [say('resultExistsNext')])
}
