import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HubProblem } from '../../../src/api/hub.ts'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { TextsContext } from '../../../src/i18n.ts'
import { PayRefused } from '../../../src/parents/pay/pay-refused.tsx'

it('A payment that did not begin names the telephone of billing, and not the school’s other one', () => {
  const season = { school: { phone: '601 000 0000', billingPhone: '601 000 0001' } }
  const page = renderToStaticMarkup(
    <TextsContext value={shippedTexts('es-CO')}>
      <PayRefused problem={new HubProblem(0, {})} season={season} />
    </TextsContext>,
  )
  expect(page).toContain('601 000 0001')
  expect(page).not.toContain('601 000 0000')
})
