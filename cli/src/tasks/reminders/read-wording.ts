import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { components } from '@matricula/hub/api'
import { UsageFault } from '../../faults.ts'
import { type Locale, translator } from '../../i18n.ts'

export type Wording = components['schemas']['ReminderWording']

const longestFile = 20_000

/** A mail as a file writes it: the subject is the first line, the body what follows. Its places are the hub's to check. */
export async function readWording(file: string, locale: Locale): Promise<Wording> {
  const t = translator('reminders', locale)
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new UsageFault(t('textUnread', { file }), [t('textForm')], { cause: error })
  })
  if (!isUtf8(bytes)) throw new UsageFault(t('textNotUtf8', { file }), [t('textNotUtf8Next')])
  const wording = wordingIn(bytes.toString().slice(0, longestFile))
  if (wording === null) throw new UsageFault(t('textEmpty', { file }), [t('textForm')])
  return wording
}

export function wordingIn(written: string): Wording | null {
  const [first = '', ...rest] = written
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const subject = first.replace(/^(?:asunto|subject):\s*/i, '').trim()
  const body = rest.join('\n').trim()
  return subject === '' || body === '' ? null : { subject, body }
}
