import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Asker, inTurn } from './password-turns.ts'

/** scrypt's parameters: N is 2 to the power of `ln`, and a hash takes 128 · N · r bytes of memory. */
interface Cost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

interface StoredHash {
  readonly cost: Cost
  readonly salt: Buffer
  readonly hash: Buffer
}

/** Of hashes that do not say theirs. */
const firstCost: Cost = { ln: 14, r: 8, p: 1 }
const hashBytes = 32

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Passwords as this school stores them. */
export interface Passwords {
  /** As it is stored, with its parameters: `$scrypt$ln=17,r=8,p=1$<salt>$<hash>`. */
  hash(password: string, asker: Asker): Promise<string>
  /** Takes the same time for any password against any stored hash, and for an account that is not there: null. */
  isRight(password: string, stored: string | null, asker: Asker): Promise<boolean>
  /** The hash of the same password with today's parameters; null for one that has them. */
  renew(password: string, stored: string, asker: Asker): Promise<string | null>
}

/** `ln` is how much work each hash is; production has no less than OWASP's floor for scrypt, 17 (settings). */
export function createPasswords(ln: number): Passwords {
  const today: Cost = { ln, r: 8, p: 1 }
  const nobodys: StoredHash = { cost: today, salt: Buffer.alloc(16), hash: Buffer.alloc(hashBytes) }
  const hash = async (password: string, asker: Asker) => {
    const salt = randomBytes(16)
    return write({ cost: today, salt, hash: await inTurn(asker, () => derive(password, salt, today)) })
  }
  return {
    hash,
    async isRight(password, stored, asker) {
      const kept = read(stored ?? '') ?? nobodys
      return inTurn(asker, () => weigh(password, kept, [firstCost, today]))
    },
    async renew(password, stored, asker) {
      const kept = read(stored)
      return kept === null || isSame(kept.cost, today) ? null : hash(password, asker)
    },
  }
}

/** Does the work of each cost, whichever the hash has, so that the time does not tell old hashes from new ones. */
async function weigh(password: string, kept: StoredHash, usual: readonly Cost[]): Promise<boolean> {
  const others = usual.filter((cost) => !isSame(cost, kept.cost))
  for (const cost of others) await derive(password, kept.salt, cost)
  return timingSafeEqual(await derive(password, kept.salt, kept.cost), kept.hash)
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln
  return scryptAsync(password, salt, hashBytes, { N, r, p, maxmem: 256 * N * r })
}

function isSame(one: Cost, other: Cost): boolean {
  return one.ln === other.ln && one.r === other.r && one.p === other.p
}

function write({ cost: { ln, r, p }, salt, hash }: StoredHash): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/
const first = /^scrypt:([\w-]+):([\w-]+)$/

/** Null for what is no hash, such as that of an account without a password. */
function read(stored: string): StoredHash | null {
  const [, ln, r, p, salt, hash] = phc.exec(stored) ?? []
  if (salt !== undefined && hash !== undefined)
    return storedHash({ ln: Number(ln), r: Number(r), p: Number(p) }, salt, hash)
  const [, firstSalt, firstHash] = first.exec(stored) ?? []
  if (firstSalt === undefined || firstHash === undefined) return null
  return storedHash(firstCost, firstSalt, firstHash)
}

function storedHash(of: Cost, salt: string, hash: string): StoredHash | null {
  const read = { cost: of, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
  return read.hash.length === hashBytes ? read : null
}

/** As the format has it: without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
