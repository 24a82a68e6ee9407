import Joi from 'joi'
import { jsonAnswer, openVendorServer, smallSchool } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { refusalAtTheGate } from './gatekeeper.ts'
import type { Partner } from './gatekeeper.ts'

export interface PretendHikCentral {
  readonly server: VendorServer
  /** How many times somebody came into a group who wasn't in it. */
  readonly additions: () => number
}

type RequestHandler = (body: unknown) => unknown

/** Pages are cut down to this size, so that every list of this small school has several. */
const longestPage = 2

const changing = /\/(addPersons|deletePersons|reapplication)$/

/** An appliance with the small school's students, two groups for meals and one for the building. */
export async function openPretendHikCentral(partner: Partner): Promise<PretendHikCentral> {
  const persons = smallSchool.students.map(({ student }, index) => ({
    personId: String(101 + index),
    personCode: student.code,
    personFamilyName: student.lastNames,
    personGivenName: student.firstNames,
    orgIndexCode: '7',
  }))
  const everybody = persons.map(({ personId }) => personId)
  const groups = new Map([
    ['1', new Set(everybody)],
    ['34', new Set(everybody.slice(2))],
    ['35', new Set(everybody.slice(3))],
  ])
  let additions = 0

  const paths: Readonly<Record<string, RequestHandler>> = {
    '/common/v1/version': () => ({ produceName: 'HikCentral Professional', softVersion: '2.4.1' }),
    '/resource/v1/person/personCode/personInfo': (body) => {
      const { personCode } = Joi.attempt(body, codeAsked)
      return persons.find((person) => person.personCode === personCode) ?? []
    },
    '/acs/v1/privilege/group': (body) =>
      pageOf(
        [...groups.keys()].map((privilegeGroupId) => ({ privilegeGroupId, privilegeGroupName: 'Grupo' })),
        body,
      ),
    '/acs/v1/privilege/group/single/personList': (body) =>
      pageOf(
        [...groupIn(body)].map((id) => ({ id })),
        body,
      ),
    '/acs/v1/privilege/group/single/addPersons': (body) => {
      const group = groupIn(body)
      for (const { id } of Joi.attempt(body, membersRequestSchema).list) {
        if (!group.has(id)) additions += 1
        group.add(id)
      }
    },
    '/acs/v1/privilege/group/single/deletePersons': (body) => {
      for (const { id } of Joi.attempt(body, membersRequestSchema).list) groupIn(body).delete(id)
    },
    '/visitor/v1/auth/reapplication': (body) => void Joi.attempt(body, pushAsked),
  }

  function groupIn(body: unknown): Set<string> {
    const group = groups.get(Joi.attempt(body, groupRequestSchema).privilegeGroupId)
    if (group === undefined) throw new Refusal('0x00072202', 'resource not found')
    return group
  }

  const server = await openVendorServer({
    handle: (request) => answerOf(request, { paths, partner }),
    changes: ({ path }) => changing.test(path),
    faultAnswers: {
      throttled: envelope('0x0240100b', 'throttled'),
      unauthorised: envelope('0x02401003', `signature verify failed, ak: ${partner.appKey}`),
      refuses: envelope('64', 'refused'),
    },
  })
  return { server, additions: () => additions }
}

class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

interface Appliance {
  readonly paths: Readonly<Record<string, RequestHandler>>
  readonly partner: Partner
}

function answerOf(request: VendorRequest, { paths, partner }: Appliance): VendorAnswer {
  const refusal = refusalAtTheGate(request, partner)
  if (refusal !== null) return envelope(refusal.code, refusal.msg)
  const answer = paths[request.path.replace(/^\/artemis\/api/, '')]
  if (request.method !== 'POST' || answer === undefined) return envelope('8', 'not supported')
  try {
    return envelope('0', 'Success', answer(request.json()))
  } catch (error) {
    if (error instanceof Refusal) return envelope(error.code, error.message)
    return envelope('0x00072003', 'bad format')
  }
}

/** Everything comes with status 200, errors too. */
function envelope(code: string, msg: string, data: unknown = ''): VendorAnswer {
  return jsonAnswer({ code, msg, data })
}

function pageOf(rows: readonly unknown[], body: unknown): unknown {
  const pageRequest = Joi.attempt(body, pageRequestSchema)
  const pageSize = Math.min(pageRequest.pageSize, longestPage)
  const from = (pageRequest.pageNo - 1) * pageSize
  const list = rows.slice(from, from + pageSize)
  return rows.length === 0 ? [] : { total: rows.length, pageNo: pageRequest.pageNo, pageSize, list }
}

const text = Joi.string().required()
const isForPersons = { type: Joi.valid(1).required() }

const codeAsked = Joi.object<{ personCode: string }>({ personCode: text })
const groupRequestSchema = Joi.object<{ privilegeGroupId: string }>({ privilegeGroupId: text }).unknown()
const membersRequestSchema = Joi.object<{ list: readonly { readonly id: string }[] }>({
  ...isForPersons,
  list: Joi.array()
    .items(Joi.object({ id: text }))
    .min(1)
    .max(50)
    .required(),
}).unknown()
const pageRequestSchema = Joi.object<{ pageNo: number; pageSize: number }>({
  pageNo: Joi.number().integer().min(1).required(),
  pageSize: Joi.number().integer().min(1).max(500).required(),
  ...isForPersons,
}).unknown()
const pushAsked = Joi.object({ personIds: text, doorIndexCodes: text, ImmediateDownload: Joi.valid(0) })
