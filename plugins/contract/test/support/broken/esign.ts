import type { Signing } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakage, Breakages } from './breakage.ts'
import { wrongJudges } from './webhooks.ts'

const { esign } = sound

const asking = (change: (signing: Signing) => Signing | null): Trial<'esign'> =>
  withAdapter(esign, (intact) => ({
    async status(id, read) {
      const signing = await intact.status(id, read)
      return signing && change(signing)
    },
  }))

const doubling = withAdapter(esign, (intact, { memo }) => ({
  async send(request, write) {
    await recordEffect(memo, request.reference)
    return intact.send(request, write)
  },
}))

const blind = withAdapter(esign, () => ({ findByReference: async () => null }))

const callbacks = Object.fromEntries(
  Object.entries(wrongJudges<Signing>()).map(([title, judges]) => [
    title,
    judges.map(({ how, says, judge }): Breakage<Law<'esign'>> =>
      breaking(
        how,
        says,
        withAdapter(esign, ({ webhooks }) =>
          webhooks ? { webhooks: { read: (request) => judge((raw) => webhooks.read(raw), request) } } : {},
        ),
      ),
    ),
  ]),
)

export const brokenEsign: Breakages<Law<'esign'>> = {
  ...callbacks,
  "the vendor has a template for the stage's document": [
    breaking(
      'no templates',
      'to include',
      withAdapter(esign, ({ supports }) => ({ supports: { ...supports, documents: [] } })),
    ),
  ],
  'a document sent twice with one key is one signing': [
    breaking('every call sends', 'to be 1', doubling),
    breaking(
      'the reference is lost',
      'to match object',
      withAdapter(esign, (intact) => ({
        send: async (request, write) => ({ ...(await intact.send(request, write)), reference: '' }),
      })),
    ),
  ],
  "a signing is found by the vendor's id and by our reference": [
    breaking('our reference is not stored', 'to match object', blind),
    breaking(
      'its id is not known',
      'to match object',
      asking(() => null),
    ),
  ],
  'a document accepted before the vendor hung up is found, and sent again is still one': [
    breaking('it is not found', 'it is found', blind),
    breaking('sending again makes another', 'to be 1', doubling),
  ],
  'every status the vendor is known to use means what the facts say': [
    breaking(
      'a refusal is taken for a signature',
      'declined',
      asking((signing) => (signing.status === 'declined' ? { ...signing, status: 'signed' } : signing)),
    ),
  ],
  'a status nobody heard of is still open, with a warning in the log': [
    breaking(
      'it is a signature',
      'to include',
      asking((signing) =>
        signing.rawStatus === 'KIT_INVENTED' ? { ...signing, status: 'signed' } : signing,
      ),
    ),
    breaking('nobody is warned', 'greater than', {
      ...esign,
      definition: {
        ...esign.definition,
        create: (settings, kit) =>
          esign.definition.create(settings, { ...kit, log: { ...kit.log, warn: () => {} } }),
      },
    }),
  ],
}
