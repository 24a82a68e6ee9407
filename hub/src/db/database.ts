import type { Knex } from 'knex'

/** A connection to the database of the configuration, or a transaction of it. */
export type Database = Knex
