import type { Request, RouteOptions, ServerRoute } from '@hapi/hapi'
import type Joi from 'joi'
import type { ProblemCode } from './problems.ts'

/** A route with its options written out, what it may refuse and whose record it reads. */
export type Route = Omit<ServerRoute, 'options'> & {
  readonly options?: RouteOptions
  /**
   * Refusals of its own, for the published document. What its access rule, its body and its parameters can be refused
   * for stands there anyway.
   */
  readonly refuses?: readonly ProblemCode[]
  /** Reads a student's record: names the student, or `*` for many. Such a read by the office is in the audit trail. */
  readonly reads?: (request: Request) => string
  /** The form of a body that the handler checks itself, because what is wrong in it is a rule broken (422). */
  readonly takes?: Joi.Schema
  /** The media type of an answer that is not JSON. */
  readonly answers?: string
  /** The data of one event, of an answer that is a stream of them. */
  readonly tells?: Joi.Schema
}
