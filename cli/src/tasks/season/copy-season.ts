import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageFault } from '../../faults.ts'
import { texts } from '../../texts/season.ts'
import { type Locale, speaker } from '../../words.ts'
import { schoolYear } from './move-dates.ts'
import { type Rewritten, rewriteSeason } from './rewrite-season.ts'
import { seasonsIn } from './season-files.ts'

export interface CopyWish {
  readonly from: string
  readonly to: string
  readonly folder: string
  readonly locale: Locale
}

export interface Copied extends Rewritten {
  readonly file: string
}

/** Writes the new season beside the old one; what is there already is never touched. */
export async function copySeason({ from, to, folder, locale }: CopyWish): Promise<Copied> {
  const say = speaker(texts, locale)
  if (from === to) throw new UsageFault(say('sameName'), [say('badNameNext')])
  const file = path.join(folder, `${to}.yaml`)
  const source = path.join(folder, `${from}.yaml`)
  const years = { from: yearOf(from, locale), to: yearOf(to, locale) }
  const text = await readFile(source, 'utf8').catch(async (error: unknown) => {
    const names = (await seasonsIn(folder)).map((one) => path.basename(one, '.yaml')).join(', ')
    const next = names === '' ? say('noFilesNext') : say('noSourceNext', { names })
    throw new UsageFault(say('noSource', { file: source }), [next], { cause: error })
  })
  const rewritten = rewriteSeason(text, { ...years, mark: say('mark') })
  if ('wrongAt' in rewritten) {
    throw new UsageFault(say('unreadable', { file: source, ...rewritten.wrongAt }), [
      say('unreadableNext', { file: source }),
    ])
  }
  await writeNew(file, rewritten.text, locale)
  return { ...rewritten, file }
}

function yearOf(name: string, locale: Locale) {
  const year = schoolYear(name)
  const say = speaker(texts, locale)
  if (year === null) throw new UsageFault(say('badName', { name }), [say('badNameNext')])
  return year
}

async function writeNew(file: string, text: string, locale: Locale): Promise<void> {
  const say = speaker(texts, locale)
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new UsageFault(say('exists', { file }), [say('existsNext', { file })], { cause: error })
  }
}
