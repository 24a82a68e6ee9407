export type VersionRow = Readonly<Record<string, string | number | Uint8Array | null>>

/** Every table that a version had, in the order in which its rows can be written. */
export type VersionRows = Readonly<Record<string, readonly VersionRow[]>>
