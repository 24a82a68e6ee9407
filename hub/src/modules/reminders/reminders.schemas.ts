import Joi from 'joi'
import { listQuery } from '../../http/paging.ts'
import { schoolCode } from '../students/students.schemas.ts'
import { sendingStates } from './decide-turn.ts'
import { previewStates } from './preview-students.ts'
import { remindableSteps, reminderStates, type ReminderState } from './reminder.ts'
import { reminderSorts } from './reminder.store.ts'
import type { TermsBody } from './requested-reminder.ts'

const count = Joi.number().integer().min(0)
const instant = Joi.string().isoDate()
const days = Joi.number().integer().min(0).max(90)
const version = Joi.number().integer().min(1).max(1_000_000)

/** A subject is one line; a body has line breaks and no other signs that nobody sees. */
const wording = Joi.object({
  subject: Joi.string()
    .trim()
    .min(1)
    .max(150)
    .pattern(/^\P{Cc}*$/u)
    .required(),
  body: Joi.string()
    .trim()
    .min(1)
    .max(2000)
    .pattern(/^(?:\P{Cc}|[\n\r\t])*$/u)
    .required(),
}).label('ReminderWording')

const terms = {
  name: Joi.string()
    .trim()
    .min(3)
    .max(80)
    .pattern(/^\P{Cc}*$/u)
    .required(),
  audience: Joi.object({
    steps: Joi.array()
      .items(Joi.valid(...remindableSteps))
      .min(1)
      .max(remindableSteps.length)
      .unique()
      .required(),
    grades: Joi.array().items(Joi.number().integer().min(1).max(999)).max(50).unique().required(),
    waiting_days: days.required(),
    by_name: Joi.boolean().description('Only students who are named to it'),
  })
    .label('ReminderAudience')
    .required(),
  template: Joi.object({ 'es-CO': wording.required(), en: wording }).label('ReminderTemplate').required(),
  repeat_days: days.required(),
  at_most: Joi.number().integer().min(1).max(5).required(),
}

/** The same key is the same reminder, whoever asks. */
export const draftHeaders = Joi.object({
  'idempotency-key': Joi.string().min(8).max(100),
}).unknown()

export const reminderParams = Joi.object({ id: Joi.string().guid().required() })

export const remindersQuery = listQuery<{ state?: ReminderState }>(reminderSorts, {
  state: Joi.valid(...reminderStates),
})

export const sendingsQuery = listQuery(['student'])

export const newReminder = Joi.object<TermsBody>(terms).label('NewReminder')

export const reminderEdit = Joi.object<TermsBody & { version: number }>({
  ...terms,
  version: version.required(),
}).label('ReminderEdit')

const mostNamed = 50

const students = Joi.array().items(schoolCode).min(1).max(mostNamed).unique().required()

export const namedPayload = Joi.object<NamedStudentsPayload>({ students }).label('NamedStudents')

export const namedQuery = Joi.object<{ students: string }>({
  students: Joi.string()
    .pattern(new RegExp(`^[A-Za-z0-9]{5}(?:,[A-Za-z0-9]{5}){0,${mostNamed - 1}}$`))
    .required(),
})

export interface NamedStudentsPayload {
  readonly students: readonly string[]
}

export const studentsPreviewPayload = Joi.object<TermsBody & NamedStudentsPayload>({
  ...terms,
  students,
}).label('NewReminderToStudents')

export const startPayload = Joi.object<{ audience: number }>({
  audience: count.max(1_000_000).required(),
}).label('StartReminder')

const reminderFields = {
  id: Joi.string().required(),
  ...terms,
  state: Joi.valid(...reminderStates).required(),
  version: version.required(),
  created_by: Joi.string().required(),
  created_at: instant.required(),
  started_by: Joi.string().allow(null).required(),
  started_at: instant.allow(null).required(),
  stopped_by: Joi.string().allow(null).required(),
  stopped_at: instant.allow(null).required(),
}

export const reminderView = Joi.object(reminderFields).label('Reminder')

export const remindersView = Joi.array().items(reminderView).label('Reminders')

export const countedView = Joi.object({
  ...reminderFields,
  counts: Joi.object({
    audience: count.required(),
    erased: count.required(),
    sent: count.required(),
    failed: count.required(),
    no_address: count.required(),
    waiting: count.required(),
    finished: count.required(),
  })
    .label('ReminderCounts')
    .required(),
}).label('CountedReminder')

const masked = Joi.array().items(Joi.string()).required()

export const previewView = Joi.object({
  audience: count.required(),
  erased: count.required(),
  in_peace: count
    .required()
    .description('Of the audience: theirs waits, because another mail reaches the family first or just did'),
  hour: Joi.valid('open', 'quiet', 'over')
    .required()
    .description('Whether mails leave now: not at night or before the season opens, and not after it closed'),
  looked_at: count.required(),
  without_address: count.required(),
  sample: Joi.array()
    .items(
      Joi.object({
        student: Joi.string().required(),
        to: masked,
        subject: Joi.string().allow('').required(),
        text: Joi.string().allow('').required(),
      }).label('SampleMail'),
    )
    .required(),
}).label('ReminderPreview')

export const looksView = Joi.array()
  .items(
    Joi.object({
      student: Joi.string().required(),
      name: Joi.string().allow('').required(),
      family: Joi.string()
        .allow(null)
        .required()
        .description('The same for siblings: a family is written to once'),
      step: Joi.valid(...remindableSteps)
        .allow(null)
        .required(),
      to: masked,
      subject: Joi.string().allow('').required(),
      is: Joi.valid(...previewStates).required(),
    }).label('StudentPreview'),
  )
  .label('StudentPreviews')

export const sendingsView = Joi.array()
  .items(
    Joi.object({
      student: Joi.string().required(),
      to: masked,
      times: count.required(),
      last_at: instant.allow(null).required(),
      state: Joi.valid(...sendingStates).required(),
      reason: Joi.string().allow(null).required(),
      under_way: Joi.boolean()
        .required()
        .description('Whether its mail is being delivered; one that waits otherwise waits for its hour'),
    }).label('ReminderSending'),
  )
  .label('ReminderSendings')
