import type { components } from '@matricula/hub/api'
import type { Line } from '../output/line.ts'
import { moment } from '../output/cells.ts'
import { tableLines } from '../output/table.ts'
import type { CheckedFile } from '../tasks/season/check-season.ts'
import type { CopiedSeason } from '../tasks/season/copy-season.ts'
import { type Locale, translator } from '../i18n.ts'

export function seasonLines(
  seasons: readonly components['schemas']['SeasonFile'][],
  locale: Locale,
): readonly Line[] {
  const t = translator('season', locale)
  return tableLines(seasons, [
    { title: t('columnSeason'), of: ({ season }) => season },
    { title: t('columnRuns'), of: ({ runs }) => runs.map((part) => t(`runs_${part}`)).join(', ') || '-' },
    { title: t('columnProject'), of: ({ project }) => project ?? '-' },
    { title: t('columnOpens'), of: ({ opens }) => moment(opens) },
    { title: t('columnCloses'), of: ({ closes }) => moment(closes) },
    { title: t('columnProblems'), of: ({ problems }) => String(problems), align: 'right' },
  ])
}

/** `file:line: message`, as editors and scripts know it. */
export function checkedLines(files: readonly CheckedFile[], locale: Locale): readonly string[] {
  const t = translator('season', locale)
  return files.flatMap(({ file, problems }) => [
    ...problems.map(({ line, message }) => `${file}:${line}: ${message}`),
    problems.length === 0 ? t('isRight', { file }) : t('isWrong', { file, n: problems.length }),
  ])
}

export function copiedLines({ file, changed, revise }: CopiedSeason, locale: Locale): readonly Line[] {
  const t = translator('season', locale)
  return [
    t('copied', { file, changed: changed.length, revise: revise.length }),
    ...(changed.length === 0
      ? []
      : [
          '',
          ...tableLines(changed, [
            { title: t('columnLine'), of: ({ line }) => String(line), align: 'right' },
            { title: t('columnPlace'), of: ({ path }) => path },
            { title: t('columnBefore'), of: ({ before }) => before },
            { title: t('columnAfter'), of: ({ after }) => after },
          ]),
        ]),
    ...(revise.length === 0
      ? []
      : [
          '',
          t('revise', { mark: t('mark') }),
          ...tableLines(revise, [
            { title: t('columnLine'), of: ({ line }) => String(line), align: 'right' },
            { title: t('columnPlace'), of: ({ path }) => path },
            { title: t('columnValue'), of: ({ value }) => value },
          ]),
        ]),
  ]
}
