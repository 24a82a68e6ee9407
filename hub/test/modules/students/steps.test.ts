import { describe, expect, it } from 'vitest'
import { decideStep, type Step, type StepFacts, stepAt, steps } from '../../../src/modules/students/steps.ts'

const nobodyYet: StepFacts = { orderStatus: null, isPaid: 0, mayEnter: 1, draftStep: null, hasEntered: 0 }

describe('The step of a student', () => {
  it.each<[Partial<StepFacts>, Step]>([
    [{}, 'not-entered'],
    [{ hasEntered: 1 }, 'entered'],
    [{ hasEntered: 1, draftStep: 0 }, 'initial'],
    [{ hasEntered: 1, draftStep: 1 }, 'annual'],
    [{ hasEntered: 1, draftStep: 2 }, 'transport'],
    [{ hasEntered: 1, draftStep: 3 }, 'monthly'],
    [{ hasEntered: 1, draftStep: 4 }, 'activities'],
    [{ hasEntered: 1, draftStep: 5 }, 'pay'],
    // A draft is a fact of its own: its sign-in may have been cleared away.
    [{ draftStep: 2 }, 'transport'],
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'paying' }, 'paying'],
    // Several people pay it: whether one of them is at it now is no step.
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'split' }, 'split'],
    [{ mayEnter: 0, orderStatus: 'split' }, 'split'],
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'agreement' }, 'agreement'],
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'paid' }, 'complete'],
    // The money went back: nothing is paid, and nothing is under way.
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'reversed' }, 'returned'],
    [{ mayEnter: 0, orderStatus: 'reversed' }, 'returned'],
    // The student has left, whatever the school's own system still says.
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'withdrawn' }, 'withdrawn'],
    [{ isPaid: 1, orderStatus: 'withdrawn' }, 'withdrawn'],
    // What is paid instead, the school's own system knows.
    [{ isPaid: 1, orderStatus: 'reversed' }, 'complete'],
    // The attempt came to nothing: the family is where its wizard is.
    [{ hasEntered: 1, draftStep: 5, orderStatus: 'open' }, 'pay'],
    [{ hasEntered: 1, draftStep: 1, orderStatus: 'open' }, 'annual'],
    [{ hasEntered: 1, orderStatus: 'open' }, 'pay'],
    // The office sent an order: nothing is left for the family.
    [{ orderStatus: 'sending' }, 'complete'],
    [{ orderStatus: 'sent' }, 'complete'],
    [{ isPaid: 1 }, 'complete'],
    [{ mayEnter: 0 }, 'blocked'],
    // Whatever it had chosen before.
    [{ mayEnter: 0, hasEntered: 1, draftStep: 4 }, 'blocked'],
    [{ mayEnter: 0, draftStep: 5, orderStatus: 'open' }, 'blocked'],
    // What is paid, or on its way, stands.
    [{ mayEnter: 0, isPaid: 1 }, 'complete'],
    [{ mayEnter: 0, orderStatus: 'paid' }, 'complete'],
    [{ mayEnter: 0, orderStatus: 'paying' }, 'paying'],
    [{ mayEnter: 0, orderStatus: 'agreement' }, 'agreement'],
    [{ isPaid: 1, orderStatus: 'paying', draftStep: 5 }, 'complete'],
  ])('with %o is %s', (facts, expected) => {
    expect(decideStep({ ...nobodyYet, ...facts })).toBe(expected)
  })

  it('has a place in the list, by which the database names it', () => {
    expect(steps.map((_, place) => stepAt(place))).toEqual(steps)
  })
})
