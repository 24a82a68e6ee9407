/** The file has another key, or none, or is no database. */
export class NotReadable extends Error {
  readonly filename: string

  constructor(filename: string, cause: unknown) {
    super(`${filename} does not open with this database.encryptionKey`, { cause })
    this.filename = filename
  }
}
