import type { Lifecycle, Write } from '../lifecycle.ts'
import type { Pages } from '../pages.ts'

export interface NoticesSupports {
  readonly channels: readonly NoticeChannel[]
  readonly html: boolean
}

export type NoticeChannel = 'email' | 'sms' | 'whatsapp'

export interface Notice {
  readonly channel: NoticeChannel
  /** Mail address or international phone number. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

export interface NoticesAdapter extends Lifecycle<NoticesSupports> {
  /** Same key again: nothing is sent twice and the first answer comes back. A refused address is `rejected`. */
  send(notice: Notice, write: Write): Promise<{ readonly ref: string }>
  readonly pages?: Pages
}
