import { say, type Locale } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import type { SignInOutcome } from '../access/index.ts'
import type { Windows } from '../seasons/season.ts'
import { viewDays } from '../seasons/view-days.ts'
import { waitMinutes } from './sign-in-letters.ts'

/** What a family reads where its code leads. */
export function viewOutcome(
  { config }: Pick<House, 'config'>,
  locale: Locale,
  outcome: SignInOutcome | 'check-mail',
) {
  const { school, access } = config.settings
  const { name, billingPhone, email } = school
  const { windows } = config.seasons.parents.parent
  const values = {
    school: name,
    phone: billingPhone,
    email,
    minutes: access.linkMinutes,
    wait: waitMinutes(config),
    until: maintenanceEnd(windows),
    ...viewDays(locale, windows.lateForm),
  }
  return {
    outcome,
    title: say(config.texts, locale, `outcome.${outcome}.title`, values),
    body: say(config.texts, locale, `outcome.${outcome}.body`, values),
  }
}

/** Such as 6:00 a.m., also for a null code where no maintenance is planned. */
function maintenanceEnd({ maintenance }: Pick<Windows, 'maintenance'>): string {
  const [hours = 6, minutes = 0] = (maintenance?.to ?? '06:00').split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}
