import type { BasisPoints, CustomFields } from '@matricula/contract'
import type { TextReader } from '../../config/texts.ts'
import { adminDiscounts } from '../discounts/admin-discounts.ts'
import type { Evidence } from '../discounts/judge-evidence.ts'
import type { AdminLine, AdminOrder } from '../pricing/admin-order.ts'
import { explainSteps } from '../pricing/explain-steps.ts'
import { orderDocument } from '../pricing/order-document.ts'
import type { AdminDiscountTable } from '../seasons/season.ts'
import { gradeOf, hasLeft } from '../students/index.ts'
import { linesToBook } from './admin-order.store.ts'
import type { AdminOrderStatus } from './admin-order-status.ts'
import type { ComposedOrder } from './compose-admin-order.ts'
import type { EnrollmentOrder } from './order.model.ts'
import { isSameContent } from './judge-existing.ts'

export interface DrawerFacts extends ComposedOrder {
  readonly table: AdminDiscountTable
  readonly status: AdminOrderStatus
  /** What the family pays, or has paid, for the year that it enrols in. */
  readonly parents: EnrollmentOrder | null
  /** What stands behind each discount that is claimed. */
  readonly evidence: readonly Evidence[]
  /** Says that discounts are information; null where they lower a price. */
  readonly discountNote: string | null
  readonly reader: TextReader
}

/** The drawer of a student: who it is, what is discounted, every service, and the order as accounting would get it. */
export function viewDrawer(facts: DrawerFacts) {
  const { student, fields, order, table, status, parents, evidence, discountNote, reader } = facts
  return {
    student: {
      code: student.code,
      name: `${student.firstNames} ${student.lastNames}`,
      grade: gradeOf(student)?.name ?? '',
      left_school: hasLeft(student),
    },
    discounts: viewDiscounts(table, fields),
    discountMode: order.discountMode,
    discountNote,
    evidence: [...evidence],
    services: order.lines.map((line) => viewService(line, reader)),
    ...viewPreview(order),
    state: status.is,
    existing: status.is === 'none' ? null : viewExisting(status, order),
    parents: parents === null ? null : viewParents(parents),
    token: status.token,
  }
}

function viewParents({ project, status, total }: EnrollmentOrder) {
  return { project, status, total }
}

function viewExisting({ number, total, lines }: AdminOrderStatus, order: AdminOrder) {
  return { number, total, isSame: lines !== null && isSameContent(lines, linesToBook(order)) }
}

/**
 * What was answered and what it gives, in percent as all percents of these answers (enrollment-24). Under a
 * question's name stands what a Si gives; sibling, academic and advance are what this student has.
 */
function viewDiscounts(table: AdminDiscountTable, fields: CustomFields) {
  const given = adminDiscounts(table, fields)
  const byPlace = adminDiscounts(table, { ...fields, familyMoreThanOne: 'Si' })
  return {
    alumni_child: percent(table.alumni),
    alumni_child_answer: fields.alumniChild,
    sb_student: percent(table.sister),
    sb_student_answer: fields.sisterSchool,
    employee_child: percent(table.employee),
    employee_child_answer: fields.employeeChild,
    payment_year: percent(table.advance),
    payment_year_answer: fields.payYearInAdvance,
    family_more_one_child_answer: fields.familyMoreThanOne,
    child_number: percent(byPlace.sibling),
    child_number_answer: fields.childNumber,
    sibling: percent(given.sibling),
    academic: percent(given.academic),
    advance: percent(given.advance),
  }
}

function percent(points: BasisPoints): number {
  return points / 100
}

function viewService(line: AdminLine, reader: TextReader) {
  const { service, code, name, quantity, unitPrice, selected, sent } = line
  const explanation = explainSteps(line.explanation, reader)
  return { service, code, name, quantity, unitPrice, selected, sent, explanation }
}

/** The sales order as accounting gets it, and its total. */
export function viewPreview(order: AdminOrder) {
  return { order: orderDocument(order), total: order.total }
}
