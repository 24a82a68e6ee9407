import type { components } from './schema.d.ts'

/** The hub's own words for what its API takes and answers; schema.d.ts is written from its OpenAPI document. */
type Schemas = components['schemas']

export type CurrentSeason = Schemas['CurrentSeason']
export type LoginResult = Schemas['LoginResult']
export type Session = Schemas['Session']
export type WizardStudent = Schemas['WizardStudent']
export type Draft = Schemas['Draft']
export type TransportChoice = Schemas['TransportChoice']
export type Quote = Schemas['Quote']
export type QuoteRow = Schemas['QuoteRow']
export type Activity = Schemas['Activity']
export type InvoiceRequest = Schemas['InvoiceRequest']
export type PaymentResult = Schemas['PaymentResult']
export type Receipt = Schemas['Receipt']
export type PaymentData = Schemas['PaymentData']
export type PrivacyNoticeText = Schemas['PrivacyNotice']
