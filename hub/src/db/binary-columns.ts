import ColumnCompiler from 'knex/lib/dialects/mssql/schema/mssql-columncompiler.js'

/** Tells texts apart sign by sign, as the other databases do. */
export const binaryCollation = 'Latin1_General_100_BIN2'

/**
 * What Knex says of a column of SQL Server. Texts are compared by their column's own collation: by that of a database
 * made without a thought `a_b` and `A_b` are one key, and tokens, hashes and codes are no more than their letters.
 */
export class BinaryColumns extends ColumnCompiler {
  override getColumnType(): string {
    const type = super.getColumnType()
    return type.startsWith('nvarchar') ? `${type} collate ${binaryCollation}` : type
  }
}
