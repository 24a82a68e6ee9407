import { describe, expect, it } from 'vitest'
import { clashesOf } from '../../../src/parents/activities/clashes.ts'

const at = (schedule: string | null, code = 'B') => ({ code, concept: `Actividad ${code}`, schedule })

describe('An activity', () => {
  it.each([
    ['Martes 2:45 p. m. a 3:45 p. m.', 'Martes y jueves 2:45 p. m. a 4:00 p. m.'],
    ['Miércoles 2:45 p. m. a 3:45 p. m.', 'MIERCOLES 3:30 pm - 5 pm'],
    ['Sábado 11:00 a. m. a 12:30 p. m.', 'Saturday 12:00 p.m. to 1 p.m.'],
  ])('of %s meets one of %s', (one, other) => {
    expect(clashesOf(at(one, 'A'), [at(other)])).toEqual(['Actividad B'])
    expect(clashesOf(at(other, 'A'), [at(one)])).toEqual(['Actividad B'])
  })

  it.each([
    ['another day', 'Lunes 2:45 p. m. a 3:45 p. m.', 'Martes 2:45 p. m. a 3:45 p. m.'],
    ['an hour that follows', 'Lunes 2:00 p. m. a 3:00 p. m.', 'Lunes 3:00 p. m. a 4:00 p. m.'],
    ['the other half of the day', 'Lunes 7:00 a. m. a 8:00 a. m.', 'Lunes 7:00 p. m. a 8:00 p. m.'],
    ['hours without their half', 'Lunes 2:45 a 3:45', 'Lunes 2:45 p. m. a 3:45 p. m.'],
    ['two pairs of hours', 'Lunes 2 p. m. a 3 p. m., martes 4 p. m. a 5 p. m.', 'Martes 2 p. m. a 3 p. m.'],
    ['no days', 'Por confirmar', 'Por confirmar'],
    ['no schedule', null, 'Lunes 2:45 p. m. a 3:45 p. m.'],
  ])('is not said to meet one of %s', (_, one, other) => {
    expect(clashesOf(at(one, 'A'), [at(other)])).toEqual([])
  })

  it('does not meet itself', () => {
    const lone = at('Lunes 2:45 p. m. a 3:45 p. m.')
    expect(clashesOf(lone, [lone])).toEqual([])
  })
})
