import Joi from 'joi'
import type { Machine } from '../support/machine.ts'
import type { JudgedFigure } from './judge.ts'

/** What `--save` writes and `--against` reads. */
export interface SavedRun {
  readonly machine: Machine
  readonly figures: readonly JudgedFigure[]
}

const savedRun = Joi.object<SavedRun>({
  machine: Joi.object({
    cores: Joi.number().integer().min(1).required(),
    model: Joi.string().allow('').required(),
    node: Joi.string().required(),
    commit: Joi.string().allow('').required(),
    date: Joi.string().isoDate().required(),
  }).required(),
  figures: Joi.array()
    .items(
      Joi.object({
        bench: Joi.string().required(),
        what: Joi.string().required(),
        value: Joi.number().required(),
        unit: Joi.valid('times', 'ms', 'kB', 'MB', 'a second', 'count').required(),
        goal: Joi.object({
          is: Joi.valid('at least', 'at most').required(),
          limit: Joi.number().required(),
        }).required(),
        verdict: Joi.valid('met', 'missed', 'not shown by this machine').required(),
      }),
    )
    .required(),
}).required()

/** The run that a file's text tells of, or what is wrong with it. Pure. */
export function parseSavedRun(text: string): SavedRun | { readonly wrong: string } {
  const parsed = parseJson(text)
  if ('wrong' in parsed) return parsed
  const { value, error } = savedRun.validate(parsed.value, { convert: false })
  return error === undefined ? value : { wrong: `is no saved run: ${error.message}` }
}

function parseJson(text: string): { readonly value: unknown } | { readonly wrong: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { wrong: 'is not JSON' }
  }
}

export interface Change {
  readonly saved: number
  /** Of the saved value; null where that was 0 and nothing can be a share of it. */
  readonly percent: number | null
}

/** How a figure stands to the same one of a saved run; null where that has none. Pure. */
export function changeSince(run: SavedRun, { bench, what, value }: JudgedFigure): Change | null {
  const before = run.figures.find((figure) => figure.bench === bench && figure.what === what)
  if (before === undefined) return null
  const saved = before.value
  if (saved === 0) return { saved, percent: value === 0 ? 0 : null }
  return { saved, percent: (value / saved - 1) * 100 }
}
