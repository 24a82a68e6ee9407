import type { exceptionKinds } from '../../../api/lists.ts'

export type ExceptionKind = (typeof exceptionKinds)[number]
