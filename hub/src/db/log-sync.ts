import { type FileHandle, open } from 'node:fs/promises'

/** The system could not bring what was committed to the disk: nobody may be told that it is kept. */
export class NotOnDisk extends Error {
  readonly code = 'SQLITE_IOERR_FSYNC'
}

/**
 * Brings the write-ahead log of an embedded database to the disk, off this thread, and once for all who committed
 * meanwhile. A log that was brought there once holds every commit before that moment.
 */
export class LogSync {
  readonly #file: string
  #handle: Promise<FileHandle> | null = null
  /** Commits so far, and those of them that are known to be on the disk. */
  #committed = 0
  #onDisk = 0
  #underWay: Promise<void> | null = null
  #failure: NotOnDisk | null = null

  /** `file` is that of the database. */
  constructor(file: string) {
    this.#file = `${file}-wal`
  }

  /** The system forgets what it could not write, so that a later try would succeed without it. */
  get hasFailed(): boolean {
    return this.#failure !== null
  }

  noteCommit(): void {
    this.#committed += 1
  }

  /** Ends when every commit until now outlives a power cut; fails with `NotOnDisk`. */
  async onDisk(): Promise<void> {
    const all = this.#committed
    while (this.#onDisk < all) {
      if (this.#failure !== null) throw this.#failure
      this.#underWay ??= this.#sync().finally(() => {
        this.#underWay = null
      })
      await this.#underWay
    }
  }

  /** Before the connection that writes the log is closed: whoever closes it last takes the file away. */
  async letGo(): Promise<void> {
    await this.#underWay?.catch(() => {})
    const handle = this.#handle
    this.#handle = null
    this.#failure = null
    // It was never opened.
    await (await handle?.catch(() => null))?.close()
  }

  async #sync(): Promise<void> {
    const upTo = this.#committed
    try {
      // Windows brings only a file to the disk that may be written.
      this.#handle ??= open(this.#file, 'r+')
      await (await this.#handle).datasync()
    } catch (cause) {
      this.#failure = new NotOnDisk('what was committed could not be brought to the disk', { cause })
      throw this.#failure
    }
    this.#onDisk = upTo
  }
}
