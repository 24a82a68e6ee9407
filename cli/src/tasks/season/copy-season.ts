import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageFault } from '../../faults.ts'
import { schoolYear } from './move-dates.ts'
import { type RewrittenSeason, rewriteSeason } from './rewrite-season.ts'
import { seasonsIn } from './season-files.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface CopySeasonCommand {
  readonly from: string
  readonly to: string
  readonly folder: string
  readonly locale: Locale
}

export interface CopiedSeason extends RewrittenSeason {
  readonly file: string
}

/** Writes the new season beside the old one; what is there already is never touched. */
export async function copySeason({ from, to, folder, locale }: CopySeasonCommand): Promise<CopiedSeason> {
  const t = translator('season', locale)
  if (from === to) throw new UsageFault(t('sameName'), [t('badNameNext')])
  const file = path.join(folder, `${to}.yaml`)
  const source = path.join(folder, `${from}.yaml`)
  const years = { from: yearOf(from, locale), to: yearOf(to, locale) }
  const text = await readFile(source, 'utf8').catch(async (error: unknown) => {
    const names = (await seasonsIn(folder)).map((one) => path.basename(one, '.yaml')).join(', ')
    const next = names === '' ? t('noFilesNext') : t('noSourceNext', { names })
    throw new UsageFault(t('noSource', { file: source }), [next], { cause: error })
  })
  const rewritten = rewriteSeason(text, { ...years, mark: t('mark') })
  if ('wrongAt' in rewritten) {
    throw new UsageFault(t('unreadable', { file: source, ...rewritten.wrongAt }), [
      t('unreadableNext', { file: source }),
    ])
  }
  await writeNew(file, rewritten.text, locale)
  return { ...rewritten, file }
}

function yearOf(name: string, locale: Locale) {
  const year = schoolYear(name)
  const t = translator('season', locale)
  if (year === null) throw new UsageFault(t('badName', { name }), [t('badNameNext')])
  return year
}

async function writeNew(file: string, text: string, locale: Locale): Promise<void> {
  const t = translator('season', locale)
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new UsageFault(t('exists', { file }), [t('existsNext', { file })], { cause: error })
  }
}
