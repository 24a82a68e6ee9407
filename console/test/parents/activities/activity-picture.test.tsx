import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ActivityPicture } from '../../../src/parents/activities/activity-picture.tsx'

it.each(['incluida', 'adicional', 'club'] as const)(
  'an activity of kind %s without a picture has one of its kind, that no screen reader reads',
  (kind) => {
    const others = (['incluida', 'adicional', 'club'] as const).filter((other) => other !== kind)
    const drawn = renderToStaticMarkup(<ActivityPicture link={null} kind={kind} />)
    expect(drawn).toContain('aria-hidden="true"')
    for (const other of others)
      expect(drawn).not.toBe(renderToStaticMarkup(<ActivityPicture link={null} kind={other} />))
  },
)
