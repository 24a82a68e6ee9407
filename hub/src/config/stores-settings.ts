import Joi from 'joi'

/** Where the truth is kept. */
export interface DatabaseSettings {
  readonly client: 'sqlite' | 'pg' | 'mssql'
  readonly folder: string
  readonly encryptionKey: string
  /** Of the embedded one: whether what was said to be kept outlives a power cut. */
  readonly durable?: boolean
  readonly url: string
  readonly pool: number
  readonly deadlines: DatabaseDeadlines
}

/** How long a database on another machine is waited for. */
export interface DatabaseDeadlines {
  /** For it to let us in. */
  readonly connectSeconds: number
  /** For one of the connections to be free. */
  readonly acquireSeconds: number
  /** For the answer to a statement. */
  readonly statementSeconds: number
  /** For the answer to a statement of migrations and of `matricula db`, and for another hub's turn to end. */
  readonly upkeepSeconds: number
  /** Until a connection that nobody uses is closed. */
  readonly idleSeconds: number
}

/** What several hubs share; an empty url: this one is alone. */
export interface RedisSettings {
  readonly url: string
  readonly prefix: string
  /** `here`: a hub does the work too. `workers`: only `npm run worker` does, and hubs answer alone. */
  readonly work: 'here' | 'workers'
}

const seconds = Joi.number().integer().min(1).required()

const deadlines = Joi.object<DatabaseDeadlines>({
  connectSeconds: seconds.max(60),
  acquireSeconds: seconds.max(60),
  statementSeconds: seconds.max(300),
  upkeepSeconds: seconds.min(Joi.ref('statementSeconds')),
  idleSeconds: seconds,
}).required()

export const databaseSchema = Joi.object<DatabaseSettings>({
  client: Joi.valid('sqlite', 'pg', 'mssql').required(),
  folder: Joi.string().required(),
  encryptionKey: Joi.string().allow('').required().meta({ secret: true }),
  durable: Joi.boolean().when('/profile', { not: 'production', otherwise: Joi.valid(true) }),
  url: Joi.string()
    .uri({ scheme: ['postgres', 'postgresql', 'mssql'] })
    .required()
    .when('client', { not: 'sqlite', otherwise: Joi.allow('') })
    .meta({ secret: true }),
  pool: Joi.number().integer().min(1).required(),
  deadlines,
}).required()

/** That `workers` is unknown would be wrong: it is known, and needs Redis. */
const sayWhatWorkersNeed: Joi.ValidationErrorFunction = (reports) => {
  for (const report of reports) if (report.value === 'workers') report.code = 'redis.alone'
  return reports
}

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
    .error(sayWhatWorkersNeed)
    // Said once, not as a word that is unknown and one that is not allowed.
    .prefs({ abortEarly: true }),
}).required()
