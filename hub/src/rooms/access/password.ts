import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

const cost = { N: 16_384, r: 8, p: 1 }
const length = 32

/** A password as it is stored: `scrypt:<salt>:<hash>`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, length, cost)
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`
}

/** Takes the same time for any password against any stored hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), length, cost)
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

/** Compared against when there is no such account, so that an unknown name takes as long as a wrong password. */
export const nobodysHash = `scrypt:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(length).toString('base64url')}`
