import { say, type Locale } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import type { SignInOutcome } from '../access/index.ts'
import { waitMinutes } from './sign-in-letters.ts'

/** What a family reads where its code leads. */
export function viewOutcome(
  { config }: Pick<House, 'config'>,
  locale: Locale,
  outcome: SignInOutcome | 'check-mail',
) {
  const { school, access } = config.settings
  const { name, billingPhone, email } = school
  const values = {
    school: name,
    phone: billingPhone,
    email,
    minutes: access.linkMinutes,
    wait: waitMinutes(config),
  }
  return {
    outcome,
    title: say(config.texts, locale, `outcome.${outcome}.title`, values),
    body: say(config.texts, locale, `outcome.${outcome}.body`, values),
  }
}
