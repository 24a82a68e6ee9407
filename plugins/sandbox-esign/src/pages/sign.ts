import type { PageRequest, PageResponse } from '@matricula/contract'
import { signersChoices, type Choice } from '../raw-status.ts'
import { signUrl } from '../signing-of.ts'
import type { PageContext } from './page-context.ts'
import { signPage } from './sign-page.ts'

/** The signer's page of one document; opening it is what makes it viewed. */
export async function openDocument(
  context: PageContext,
  { locale }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const { archive } = context.signingService
  const found = await archive.find(id)
  if (!found) return null
  if (found.now.rawStatus === 'Enviado') await chooseAndDeliver(context, id, 'view')
  const present = await archive.find(id)
  return present && signPage(context, { locale, present, refused: false })
}

/** Takes the signer's choice; a signature needs the tick that says it was read. */
export async function answerSigner(
  context: PageContext,
  { form, locale }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const present = await context.signingService.archive.find(id)
  if (!present) return null
  const choice = signersChoices.find((known) => known === form['choice'])
  if (choice === 'sign' && form['accepted'] === undefined)
    return signPage(context, { locale, present, refused: true })
  if (choice) await chooseAndDeliver(context, id, choice)
  return { is: 'redirect', to: signUrl(id, context.kit) }
}

async function chooseAndDeliver({ signingService }: PageContext, id: string, choice: Choice): Promise<void> {
  const present = await signingService.archive.find(id)
  if (present) await signingService.choose(present.sent, choice)
  await signingService.callbackSender.deliver(id)
}
