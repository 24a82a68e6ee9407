import type { Partner, Project } from '@matricula/contract'
import { type PartnersOfEmail, viewFound } from '../students/index.ts'

export function viewProject({ code, name, active }: Project) {
  return { Code: code, Name: name, Active: active }
}

export function viewPartner({ code, name, email }: Partner) {
  return { CardCode: code, CardName: name, EmailAddress: email }
}

export function viewPartnersOfEmail({ partners, students, dropped }: PartnersOfEmail) {
  return { businessPartners: partners.map(viewPartner), students: students.map(viewFound), dropped }
}
