import Joi from 'joi'

const name = /^[\w.-]{1,40}$/

export const checkSeasonPayload = Joi.object<{ text: string; name?: string }>({
  // Longer than any season, shorter than what would keep the hub busy.
  text: Joi.string().allow('').max(200_000).required(),
  // The file's name without its ending, which the season must bear.
  name: Joi.string().pattern(name),
}).label('SeasonText')

export const checkedSeasonView = Joi.object({
  season: Joi.string().allow('', null).required(),
  problems: Joi.array()
    .items(
      Joi.object({
        path: Joi.string().allow('').required(),
        line: Joi.number().integer().min(1).required(),
        message: Joi.string().required(),
      }).label('SeasonProblem'),
    )
    .required(),
}).label('CheckedSeason')

const season = Joi.object({
  season: Joi.string().required(),
  runs: Joi.array().items(Joi.valid('parents', 'admin')).required(),
  parts: Joi.array().items(Joi.valid('parent', 'admin')).required(),
  project: Joi.string().allow(null).required(),
  opens: Joi.string().allow(null).required(),
  closes: Joi.string().allow(null).required(),
  problems: Joi.number().integer().required(),
}).label('SeasonFile')

export const seasonsView = Joi.array().items(season).label('SeasonFiles')
