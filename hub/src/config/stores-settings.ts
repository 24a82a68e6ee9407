import Joi from 'joi'

/** Where the truth is kept. */
export interface DatabaseSettings {
  readonly client: 'sqlite' | 'pg' | 'mssql'
  readonly folder: string
  readonly encryptionKey: string
  readonly url: string
  readonly pool: number
}

/** What several hubs share; an empty url: this one is alone. */
export interface RedisSettings {
  readonly url: string
  readonly prefix: string
  /** `here`: a hub does the work too. `workers`: only `npm run worker` does, and hubs answer alone. */
  readonly work: 'here' | 'workers'
}

export const databaseSchema = Joi.object<DatabaseSettings>({
  client: Joi.valid('sqlite', 'pg', 'mssql').required(),
  folder: Joi.string().required(),
  encryptionKey: Joi.string().allow('').required().meta({ secret: true }),
  url: Joi.string()
    .uri({ scheme: ['postgres', 'postgresql', 'mssql'] })
    .required()
    .when('client', { not: 'sqlite', otherwise: Joi.allow('') })
    .meta({ secret: true }),
  pool: Joi.number().integer().min(1).required(),
}).required()

export const redisSchema = Joi.object<RedisSettings>({
  url: Joi.string()
    .uri({ scheme: ['redis', 'rediss'] })
    .allow('')
    .required()
    .meta({ secret: true }),
  prefix: Joi.string()
    .pattern(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .required(),
  // Without Redis nobody else hears of the work.
  work: Joi.valid('here', 'workers')
    .when('url', { not: '', otherwise: Joi.invalid('workers') })
    .required()
    // Said once, not as a word that is unknown and one that is not allowed.
    .prefs({ abortEarly: true }),
}).required()
