/** A refusal of SQL Server, with the number by which it is known. */
export class ServerError extends Error {
  readonly code = 'EREQUEST'
  readonly number: number

  constructor(number: number, message: string) {
    super(message)
    this.number = number
  }
}

interface Refusal {
  readonly code?: unknown
  readonly message: string
  readonly detail?: string
  readonly constraint?: string
  readonly table?: string
}

/** PostgreSQL's refusals as SQL Server has them: by number, with the values of people in some of its sentences. */
export function serverError(error: unknown, values: readonly unknown[] = []): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const refusal: Refusal = error
  const known = sentences[String(refusal.code)]
  if (known === undefined) return new ServerError(50_000, refusal.message)
  return new ServerError(...known(refusal, values))
}

type Sentence = (refusal: Refusal, values: readonly unknown[]) => [number, string]

const sentences: Readonly<Record<string, Sentence>> = {
  23505: ({ constraint = '', table = '', detail = '' }) => {
    const values = /=\((.*)\) already/.exec(detail)?.[1] ?? ''
    return constraint.endsWith('_pkey')
      ? [
          2627,
          `Violation of PRIMARY KEY constraint '${constraint}'. Cannot insert duplicate key in object 'dbo.${table}'. The duplicate key value is (${values}).`,
        ]
      : [
          2601,
          `Cannot insert duplicate key row in object 'dbo.${table}' with unique index '${constraint}'. The duplicate key value is (${values}).`,
        ]
  },
  22001: (_refusal, values) => [
    2628,
    `String or binary data would be truncated in table 'matricula.dbo.x', column 'y'. Truncated value: '${longestOf(values)}'.`,
  ],
  '22P02': (_refusal, values) => [
    245,
    `Conversion failed when converting the nvarchar value '${longestOf(values)}' to data type int.`,
  ],
  23502: ({ message }) => [515, `Cannot insert the value NULL: ${message}`],
  23503: ({ message }) => [547, `The statement conflicted with a FOREIGN KEY constraint: ${message}`],
  '40P01': () => [
    1205,
    'Transaction was deadlocked on lock resources and has been chosen as the deadlock victim. Rerun the transaction.',
  ],
  40001: () => [3960, 'Snapshot isolation transaction aborted due to update conflict.'],
  '55P03': () => [1222, 'Lock request time out period exceeded.'],
  42601: ({ message }) => [102, `Incorrect syntax: ${message}`],
  '42P01': ({ message }) => [208, `Invalid object name: ${message}`],
  42703: ({ message }) => [207, `Invalid column name: ${message}`],
  '3D000': ({ message }) => [911, `The database does not exist: ${message}`],
}

/** PostgreSQL does not say which of the values it would not take. */
function longestOf(values: readonly unknown[]): string {
  const texts = values.filter((value) => typeof value === 'string')
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? ''
}
