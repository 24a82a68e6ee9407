import type { HandlerDecorations, Lifecycle, Request, ResponseToolkit } from '@hapi/hapi'
import type Joi from 'joi'
import { isRefused, type Refusal } from '../shared/refusal.ts'
import { answerRefusal } from './problem-answer.ts'
import type { ProblemCode } from './problems.ts'
import type { Route } from './route.ts'

/** What the route's schemas have let through; of one that does not say its type nothing is known. */
export interface RouteInput<Payload, Query, Params> {
  readonly payload: Known<Payload, unknown>
  readonly query: Known<Query, Readonly<Record<string, unknown>>>
  readonly params: Known<Params, Readonly<Record<string, string>>>
}

type Known<Type, Otherwise> = 0 extends 1 & Type ? Otherwise : unknown extends Type ? Otherwise : Type

interface Definition<Payload, Query, Params, Code extends ProblemCode, Answer> extends Omit<
  Route,
  'handler' | 'reads' | 'refuses'
> {
  readonly payload?: Joi.Schema<Payload>
  readonly query?: Joi.Schema<Query>
  readonly params?: Joi.Schema<Params>
  readonly refuses?: readonly Code[]
  readonly reads?: (request: Request, input: RouteInput<Payload, Query, Params>) => string
  /** Answers, or a refusal that the route names; or the files that are served. */
  readonly handler:
    | HandlerDecorations
    | ((
        request: Request,
        h: ResponseToolkit,
        input: RouteInput<Payload, Query, Params>,
      ) => Answer | Promise<Answer>)
}

/** A refusal that the handler may answer and the route does not name is an error of types. */
type Named<Answer, Code> = [Exclude<CodeOf<Answer>, Code>] extends [never]
  ? unknown
  : { readonly unnamed: Exclude<CodeOf<Answer>, Code> }

type CodeOf<Answer> = Answer extends Refusal<infer Code> ? Code : never

/** A route whose input has the types of its schemas, and whose refusals are answered as problems. */
export function defineRoute<
  Payload,
  Query,
  Params,
  const Code extends ProblemCode,
  Answer extends Lifecycle.ReturnValueTypes,
>(definition: Definition<Payload, Query, Params, Code, Answer> & Named<Answer, Code>): Route {
  const {
    payload,
    query,
    params,
    reads,
    handler,
    options,
    ...route
  }: Definition<Payload, Query, Params, Code, Answer> = definition
  const schemas = { ...(payload && { payload }), ...(query && { query }), ...(params && { params }) }
  return {
    ...route,
    ...(reads && { reads: (request) => reads(request, inputOf(request)) }),
    options: { ...options, validate: { ...options?.validate, ...schemas } },
    handler:
      typeof handler === 'function'
        ? async (request, h) => {
            const answer = await handler(request, h, inputOf(request))
            return isRefused(answer) ? answerRefusal(request.server.app.texts, request, h, answer) : answer
          }
        : handler,
  }
}

/** The one place where what joi has checked gets its type. */
function inputOf<Payload, Query, Params>({ payload, query, params }: Request) {
  return { payload, query, params } as RouteInput<Payload, Query, Params>
}
