import { describe, expect, it } from 'vitest'
import { HubProblem } from '../../src/api/problem.ts'
import { signInRefusal, waitText } from '../../src/parents/login/sign-in-refusal.ts'
import { cleanCode } from '../../src/components/student-code.ts'
import { sceneOf } from '../../src/parents/login/use-scene.ts'
import { keys } from '../support/builders.ts'

describe('the student code', () => {
  it.each([
    ['00007', '00007'],
    ['a1b2c', 'a1b2c'],
    ['10 00-1x', '10001'],
    ['1234567', '12345'],
    ['ñ12', '12'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(cleanCode(typed)).toBe(kept)
  })
})

describe('a sign-in that was not answered', () => {
  it.each([
    [new HubProblem(0, {}), 'login.offline'],
    [new HubProblem(429, {}, 640), 'login.tooMany'],
    [new HubProblem(422, { errors: { studentCode: ['Cinco'] } }), 'login.badCode'],
    [new HubProblem(400, {}), 'login.badCode'],
    [new HubProblem(500, {}), 'login.failed'],
    [new HubProblem(503, { code: 'OVERLOADED', title: 'Hay muchas familias' }), 'Hay muchas familias'],
    [new HubProblem(503, { code: 'DATABASE_DOWN', title: 'Ahora no' }), 'Ahora no'],
    [new Error('a defect'), 'login.failed'],
  ])('%s', (thrown, title) => {
    expect(signInRefusal(thrown, keys).title).toBe(title)
  })
  it('says how long to wait, and a quarter of an hour when the hub does not say', () => {
    expect(signInRefusal(new HubProblem(429, {}, 640), keys).body).toBe(
      'login.tooManyBody login.waitMinutes 11',
    )
    expect(signInRefusal(new HubProblem(429, {}), keys).body).toBe('login.tooManyBody login.waitMinutes 15')
  })
  it.each([
    [1, 'login.waitSeconds 1'],
    [59.2, 'login.waitSeconds 60'],
    [60, 'login.waitMinutes 1'],
    [61, 'login.waitMinutes 2'],
  ])('%d seconds are never told too short', (seconds, said) => {
    expect(waitText(seconds, keys)).toBe(said)
  })
  it("passes on the hub's own words about the code", () => {
    const problem = new HubProblem(422, { errors: { studentCode: ['Cinco caracteres'] } })
    expect(signInRefusal(problem, keys).body).toBe('Cinco caracteres')
  })
})

it('draws the first scene when none was chosen', () => {
  expect([sceneOf('rain'), sceneOf('nothing'), sceneOf(undefined)]).toEqual(['rain', 'dawn', 'dawn'])
})
