import { translate, type Locale } from '../../../config/texts.ts'
import type { AppContext } from '../../../app-context.ts'
import { viewDays } from '../../seasons/view-days.ts'
import { viewTime } from '../../seasons/view-time.ts'
import type { SignedIn } from './enter-student.ts'
import { waitMinutes } from './sign-in-letters.ts'

/** What a family reads where its code leads. */
export function viewOutcome(
  app: Pick<AppContext, 'config'>,
  locale: Locale,
  { outcome, notice }: Pick<SignedIn, 'outcome' | 'notice'>,
) {
  const { config } = app
  const { school, access } = config.settings
  const { name, billingPhone, email } = school
  const { windows } = config.seasons.parents.parent
  const values = {
    school: name,
    phone: billingPhone,
    email,
    minutes: access.linkMinutes,
    wait: waitMinutes(config),
    // A null code meets the notice too, where no maintenance is planned.
    until: viewTime(app, locale, windows.maintenance?.to ?? '06:00'),
    ...viewDays(locale, windows.lateForm),
  }
  return {
    outcome,
    title: translate(config.texts, locale, `outcome.${notice}.title`, values),
    body: translate(config.texts, locale, `outcome.${notice}.body`, values),
  }
}
