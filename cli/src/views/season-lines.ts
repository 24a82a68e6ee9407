import type { Line } from '../output/line.ts'
import type { components } from '@matricula/hub/api'
import { moment } from '../output/cells.ts'
import { tableLines } from '../output/table.ts'
import type { CheckedFile } from '../tasks/season/check-season.ts'
import type { Copied } from '../tasks/season/copy-season.ts'
import { texts } from '../texts/season.ts'
import { type Locale, speaker } from '../words.ts'

export function seasonLines(
  seasons: readonly components['schemas']['SeasonFile'][],
  locale: Locale,
): readonly Line[] {
  const say = speaker(texts, locale)
  return tableLines(seasons, [
    { title: say('columnSeason'), of: ({ season }) => season },
    { title: say('columnRuns'), of: ({ runs }) => runs.map((part) => say(`runs_${part}`)).join(', ') || '-' },
    { title: say('columnProject'), of: ({ project }) => project ?? '-' },
    { title: say('columnOpens'), of: ({ opens }) => moment(opens) },
    { title: say('columnCloses'), of: ({ closes }) => moment(closes) },
    { title: say('columnProblems'), of: ({ problems }) => String(problems), align: 'right' },
  ])
}

/** `file:line: message`, as editors and scripts know it. */
export function checkedLines(files: readonly CheckedFile[], locale: Locale): readonly string[] {
  const say = speaker(texts, locale)
  return files.flatMap(({ file, problems }) => [
    ...problems.map(({ line, message }) => `${file}:${line}: ${message}`),
    problems.length === 0 ? say('isRight', { file }) : say('isWrong', { file, n: problems.length }),
  ])
}

export function copiedLines({ file, changed, revise }: Copied, locale: Locale): readonly Line[] {
  const say = speaker(texts, locale)
  return [
    say('copied', { file, changed: changed.length, revise: revise.length }),
    ...(changed.length === 0
      ? []
      : [
          '',
          ...tableLines(changed, [
            { title: say('columnLine'), of: ({ line }) => String(line), align: 'right' },
            { title: say('columnPlace'), of: ({ path }) => path },
            { title: say('columnBefore'), of: ({ before }) => before },
            { title: say('columnAfter'), of: ({ after }) => after },
          ]),
        ]),
    ...(revise.length === 0
      ? []
      : [
          '',
          say('revise', { mark: say('mark') }),
          ...tableLines(revise, [
            { title: say('columnLine'), of: ({ line }) => String(line), align: 'right' },
            { title: say('columnPlace'), of: ({ path }) => path },
            { title: say('columnValue'), of: ({ value }) => value },
          ]),
        ]),
  ]
}
