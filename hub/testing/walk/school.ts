import { staffRoles } from '../../api/lists.ts'
import { type PersonalDatum, personalData } from '../../src/http/personal-data.ts'
import { readStudent } from '../../src/modules/students/read-student.ts'
import { bankAgreement, Family, type PaymentBody, rightAndCosts } from '../family.ts'
import { signInGuardian } from '../guardian.ts'
import { plantStudentState, type Signs, signsOf, valuesIn } from '../known-person.ts'
import { addAccount, signInAs } from '../new-account.ts'
import { signInStaff } from '../staff.ts'
import type { TestHub } from '../test-hub.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'
import type { CallReader } from './act.ts'
import { walkedCode } from './walk-call.ts'

/** The walked one, an applicant, and those whose story a call needs. */
const withAStory = [walkedCode, '10002', '10004', '10007']

/** A hub with everybody whom the walk needs, and as many families as its calls use up. */
export class School {
  readonly hub: TestHub
  readonly #staff: ReadonlyMap<CallReader, Visitor>
  readonly #signs: Signs[] = []
  #code = 20_000
  #count = 0

  private constructor(hub: TestHub, staff: ReadonlyMap<CallReader, Visitor>) {
    this.hub = hub
    this.#staff = staff
  }

  static async open(hub: TestHub): Promise<School> {
    const staff = staffRoles.map(async (role) => [role, await signInStaff(hub, role)] as const)
    await plantStudentState(hub)
    const school = new School(hub, new Map(await Promise.all(staff)))
    for (const code of withAStory) await school.#know(code)
    return school
  }

  staff(role: CallReader): Visitor {
    const visitor = this.#staff.get(role)
    if (visitor === undefined) throw new Error(`${role} is nobody of the office`)
    return visitor
  }

  /** Somebody else of that role, who may be signed out. */
  async second(reader: CallReader): Promise<Visitor> {
    const username = `ana.${this.count()}`
    await addAccount(
      this.staff('admin'),
      username,
      staffRoles.filter((role) => role === reader),
    )
    return signInAs(this.hub, username)
  }

  /** Who asks where the reader decides. */
  other(reader: CallReader): Visitor {
    return this.staff(reader === 'finance' ? 'admin' : 'finance')
  }

  /** A number that nobody has had. */
  count(): number {
    this.#count += 1
    return this.#count
  }

  /** A family that has come in, has a home and something to pay, and is in no other call. */
  async newcomer(): Promise<Family> {
    for (;;) {
      this.#code += 1
      const family = await Family.signIn(this.hub, String(this.#code)).catch(() => null)
      const quote = await family?.quote(rightAndCosts).catch(() => null)
      const hasHome = (await readStudent(this.hub.hub.app, String(this.#code)))?.home != null
      if (family !== null && hasHome && quote?.totals.path === 'pay') {
        await this.#know(family.code)
        return family
      }
    }
  }

  /** A family of the demonstration that is in no other call. */
  async family(code: string): Promise<Family> {
    await this.#know(code)
    return Family.signIn(this.hub, code)
  }

  /** A family that waits for the bank. */
  async agreed(): Promise<PaymentBody> {
    for (;;) {
      const family = await this.newcomer()
      const started = await family.enrol(bankAgreement).catch(() => null)
      if (started !== null) return started
    }
  }

  /** A family that has paid at the provider. */
  async paid(family: Family): Promise<{ order: string; receipt: string }> {
    const { token } = await family.enrol(rightAndCosts)
    const paid = await until(
      () => family.check(),
      ({ data }) => data?.receiptToken != null,
    )
    return { order: token, receipt: paid.data?.receiptToken ?? '' }
  }

  guardian(email: string): Promise<Visitor> {
    return signInGuardian(this.hub, email)
  }

  /** What an answer tells of any student whom a call was about until now. */
  dataIn(body: unknown): readonly PersonalDatum[] {
    const told = valuesIn(body)
    const data = Object.keys(personalData) as PersonalDatum[]
    return data.filter((datum) => this.#signs.some((signs) => signs[datum](told)))
  }

  async #know(code: string): Promise<void> {
    this.#signs.push(await signsOf(this.hub, code))
  }
}

/** What an answer has to be for the walk to go on with it. */
export function bodyOf<T>({ status, text, body }: { status: number; text: string; body: T }): T {
  if (status >= 300) throw new Error(text)
  return body
}
