/** What SQL Server quotes: `key value is (…)`, `Truncated value: '…'`, `nvarchar value '…' to data type`, `value = …`. */
const quotedBySqlServer = /(?<=\bvalue(?: is|:| =)? )(?:\(.*\)|'.*'|[-+\d.]+)/gs

/** What PostgreSQL quotes of a value that it could not read, in any of its languages: all from the first quote. */
const quotedByPostgres = /["'«„“].*/s
const dataException = /^22/

/** Where PostgreSQL tells the whole row, or the key. */
const fieldsWithValues = ['detail', 'where']

/**
 * Takes out of a database's refusal what it quotes of the values that were to be written: they are people's, and what
 * is thrown is logged. Its code, its statement and the names of tables and constraints stay.
 */
export function withoutValues(refusal: unknown): unknown {
  if (refusal instanceof AggregateError) refusal.errors.forEach(withoutValues)
  if (!(refusal instanceof Error)) return refusal
  const { message, stack } = refusal
  const isData = 'code' in refusal && dataException.test(String(refusal.code))
  refusal.message = message.replace(isData ? quotedByPostgres : quotedBySqlServer, '…')
  if (stack !== undefined) refusal.stack = stack.replace(message, () => refusal.message)
  for (const field of fieldsWithValues) Reflect.deleteProperty(refusal, field)
  return refusal
}
