import { isLoopback } from '@matricula/contract'
import Joi from 'joi'

/** The company database, read only. */
export interface SqlSettings {
  readonly server: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
  readonly encrypt: boolean
  /** PEM of the authority that signed the server's certificate; the system's authorities when absent. */
  readonly authority?: string
  /** The column of OCRD that the hub calls balance2. */
  readonly balanceColumn: string
}

export const sqlSettings = Joi.object<SqlSettings>({
  server: Joi.string().hostname().required(),
  port: Joi.number().port().default(1433),
  database: Joi.string().max(128).required(),
  user: Joi.string().max(128).required(),
  password: Joi.string().max(128).required().meta({ secret: true }),
  encrypt: Joi.boolean().default(true),
  authority: Joi.string(),
  balanceColumn: Joi.string()
    .pattern(/^[A-Za-z]\w{0,49}$/, 'a column name')
    .default('Balance'),
})
  .custom((given: SqlSettings, helpers) =>
    given.encrypt || isLoopback(given.server) ? given : helpers.error('sql.plain'),
  )
  .messages({ 'sql.plain': '{{#label}} must be encrypted' })
