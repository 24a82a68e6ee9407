import { html, type Markup } from './html.ts'

/** What a tester sees of a sandbox vendor's work: callbacks still to be sent, and the newest rows. */
export interface Worklist {
  /** Where the button that sends the waiting callbacks posts to. */
  readonly sendTo: string
  /** Callbacks still to be sent. */
  readonly waiting: number
  readonly rows: readonly Markup[]
  /** How many there are, shown or not. */
  readonly total: number
  readonly text: {
    readonly waiting: string
    readonly sendNow: string
    readonly none: string
    readonly onlyNewest: string
  }
}

/** Rows a list shows at most. */
export const mostShown = 100

export function worklist({ sendTo, waiting, rows, total, text }: Worklist): Markup {
  return html`<form method="post" action="${sendTo}" class="between">
      <p>${text.waiting}: <span class="figure">${waiting}</span></p>
      <button class="plain">${text.sendNow}</button>
    </form>
    ${
      rows.length === 0
        ? html`<p>${text.none}</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
    ${total > mostShown ? html`<p class="note">${text.onlyNewest}</p>` : null}`
}
