export interface InsertedPlaceholder {
  readonly text: string
  /** Where one goes on writing. */
  readonly caret: number
}

/** A text with a place to fill in where the caret stands; what was selected gives way to it. */
export function insertPlace(text: string, place: string, from: number, to: number): InsertedPlaceholder {
  const written = `{${place}}`
  return { text: text.slice(0, from) + written + text.slice(to), caret: from + written.length }
}
