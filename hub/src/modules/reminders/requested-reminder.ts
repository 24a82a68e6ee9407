import type { Request } from '@hapi/hapi'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Step } from '../students/steps.ts'
import type { Template } from '../messages/index.ts'
import type { Author, ReminderDefinition } from './reminder.ts'

/** A reminder as a body writes it. */
export interface TermsBody {
  readonly name: string
  readonly audience: {
    readonly steps: readonly Step[]
    readonly grades: readonly number[]
    readonly waiting_days: number
    readonly by_name?: boolean
  }
  readonly template: Template
  readonly repeat_days: number
  readonly at_most: number
}

export function termsIn({ name, audience, template, repeat_days, at_most }: TermsBody): ReminderDefinition {
  const { steps, grades, waiting_days: waitingDays, by_name: byName } = audience
  return {
    name,
    audience: { steps, grades, waitingDays, ...(byName === true && { byName }) },
    template,
    repeatDays: repeat_days,
    atMost: at_most,
  }
}

export function idOf({ params }: Request): string {
  return String(params['id']).toLowerCase()
}

export function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}
