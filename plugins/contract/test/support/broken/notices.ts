import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { notices } = sound

/** Every call sends, also with a key it has seen. */
const forgetful = withAdapter(notices, (intact, { memo }) => ({
  async send(notice, write) {
    await recordEffect(memo, write.key)
    return intact.send(notice, write)
  },
}))

export const brokenNotices: Breakages<Law<'notices'>> = {
  'there is a channel to send through': [
    breaking(
      'no channel',
      'greater than or equal',
      withAdapter(notices, ({ supports }) => ({ supports: { ...supports, channels: [] } })),
    ),
  ],
  'the same key sends nothing twice and answers the first result': [
    breaking('every call sends', 'to be 1', forgetful),
    breaking(
      'the answers differ',
      'to deeply equal',
      withAdapter(notices, (intact) => {
        let calls = 0
        return {
          async send(notice, write) {
            await intact.send(notice, write)
            calls += 1
            return { ref: `N-${calls}` }
          },
        }
      }),
    ),
  ],
  'another key is another notice': [
    breaking(
      'the same text is sent once in a lifetime',
      'not to be',
      withAdapter(notices, (intact) => ({
        send: (notice, write) => intact.send(notice, { ...write, key: notice.text }),
      })),
    ),
  ],
  'a refused address is rejected': [
    breaking(
      'it is said to be sent',
      'ends in a fault',
      withAdapter(notices, (intact) => ({
        send: (notice, write) => intact.send({ ...notice, to: 'acudiente@example.com' }, write),
      })),
    ),
  ],
  'a notice accepted before the vendor hung up and sent again is one notice': [
    breaking('sending again sends another', 'to be 1', forgetful),
  ],
}
