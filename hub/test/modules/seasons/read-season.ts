import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { parseSeason } from '../../../src/modules/seasons/parse-season.ts'
import type { Season } from '../../../src/modules/seasons/season.ts'

const folder = new URL('../../../../config/seasons/', import.meta.url)

/** A season file of config/ as plain data, fresh on every call so that a test may change it. */
export function seasonData(name: string): Record<string, unknown> {
  return parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8')) as Record<string, unknown>
}

/** A season of config/, parsed. */
export function readSeason(name: '2025-2026' | '2020-2021'): Season {
  const parsed = parseSeason(seasonData(name), `config/seasons/${name}.yaml`, 'en')
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  return parsed.season
}
