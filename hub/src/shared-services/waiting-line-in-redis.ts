import type { Redis } from 'ioredis'
import type { LineLimits, LineStanding, WaitingLine } from './waiting-line.ts'

// Redis alone counts the time, so that no two clocks are compared.
const now = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

/** Answers -2 for a ticket that is not known, -1 for one that is admitted, else how many stand before. */
const findScript = `${now}
local line, asked, turn = KEYS[1], KEYS[2], KEYS[3]
if tonumber(redis.call('GET', turn) or '0') > 0 then return -1 end
local last = redis.call('ZSCORE', asked, ARGV[1])
if not last or tonumber(last) < now - ARGV[2] then return -2 end
redis.call('ZADD', asked, now, ARGV[1])
return redis.call('ZRANK', line, ARGV[1])
`

/** Answers 1 where a try was left. */
const spendScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') < 1 then return 0 end
redis.call('DECR', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
return 1
`

/** Answers -1 where the line takes no more, else how many stand before. */
const joinScript = `${now}
local line, asked, given = KEYS[1], KEYS[2], KEYS[3]
local before = redis.call('ZCARD', line)
if before >= tonumber(ARGV[2]) then return -1 end
redis.call('ZADD', line, redis.call('INCR', given), ARGV[1])
redis.call('ZADD', asked, now, ARGV[1])
return before
`

/** Forgets at most a thousand at once, as Redis answers nobody else meanwhile. */
const admitScript = `${now}
local line, asked, admitted, expected = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
redis.call('ZREMRANGEBYSCORE', expected, '-inf', '(' .. now - ARGV[6])
for _, ticket in ipairs(redis.call('ZRANGEBYSCORE', asked, '-inf', '(' .. now - ARGV[2], 'LIMIT', 0, 1000)) do
  redis.call('ZREM', line, ticket)
  redis.call('ZREM', asked, ticket)
end
if tonumber(ARGV[1]) > 0 then
  local first = redis.call('ZPOPMIN', line, ARGV[1])
  for index = 1, #first, 2 do
    redis.call('ZREM', asked, first[index])
    redis.call('SET', ARGV[5] .. first[index], ARGV[4], 'PX', ARGV[3])
    redis.call('ZADD', expected, now, first[index])
    redis.call('INCR', admitted)
  end
end
return { redis.call('ZCARD', line), tonumber(redis.call('GET', admitted) or '0'), redis.call('ZCARD', expected) }
`

/** One line for all hubs. Fails while Redis is away. */
export function lineInRedis(redis: Redis, prefix: string, limits: LineLimits): WaitingLine {
  const key = (name: string) => `${prefix}:line:${name}`
  const turns = key('turn:')
  const run = (script: string, keys: readonly string[], ...words: readonly (string | number)[]) =>
    redis.eval(script, keys.length, ...keys, ...words)
  return {
    async find(ticket) {
      const keys = [key('places'), key('asked'), `${turns}${ticket}`]
      return standingOf(Number(await run(findScript, keys, ticket, limits.keptMs)))
    },
    async spend(ticket) {
      return Number(await run(spendScript, [`${turns}${ticket}`, key('expected')], ticket)) === 1
    },
    async join(ticket) {
      const keys = [key('places'), key('asked'), key('given')]
      const before = Number(await run(joinScript, keys, ticket, limits.places))
      return before < 0 ? null : before
    },
    async admit(count) {
      const { keptMs, turnMs, triesOfTurn, expectedMs } = limits
      const keys = [key('places'), key('asked'), key('admitted'), key('expected')]
      const words = [count, keptMs, turnMs, triesOfTurn, turns, expectedMs]
      const answer: unknown = await run(admitScript, keys, ...words)
      const [waiting, admitted, expected]: readonly unknown[] = Array.isArray(answer) ? answer : []
      return { waiting: Number(waiting), admitted: Number(admitted), expected: Number(expected) }
    },
  }
}

function standingOf(answer: number): LineStanding | null {
  if (answer === -2) return null
  return answer === -1 ? { is: 'admitted' } : { is: 'waiting', ahead: answer }
}
