import type { PageRequest, PageResponse } from '@matricula/contract'
import { signersChoices, type Choice } from '../raw-status.ts'
import { signUrl } from '../signing-of.ts'
import type { Office } from './office.ts'
import { signPage } from './sign-page.ts'

/** The signer's page of one document; opening it is what makes it viewed. */
export async function openDocument(
  office: Office,
  { locale }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const { archive } = office.desk
  const found = await archive.find(id)
  if (!found) return null
  if (found.now.rawStatus === 'Enviado') await tell(office, id, 'view')
  const present = await archive.find(id)
  return present && signPage(office, { locale, present, refused: false })
}

/** Takes the signer's choice; a signature needs the tick that says it was read. */
export async function answerSigner(
  office: Office,
  { form, locale }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const present = await office.desk.archive.find(id)
  if (!present) return null
  const choice = signersChoices.find((known) => known === form['choice'])
  if (choice === 'sign' && form['accepted'] === undefined)
    return signPage(office, { locale, present, refused: true })
  if (choice) await tell(office, id, choice)
  return { is: 'redirect', to: signUrl(id, office.kit) }
}

async function tell({ desk }: Office, id: string, choice: Choice): Promise<void> {
  const present = await desk.archive.find(id)
  if (present) await desk.choose(present.sent, choice)
  await desk.courier.deliver(id)
}
