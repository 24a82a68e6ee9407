import type { WizardStudent } from '../../../src/api/types.ts'
import type { Measure } from '../../../src/components/map/measure.ts'

type Transport = WizardStudent['transport']

/** A student's transport: not required, with the near fees of both modalities, door and bus stop. */
export function aStudent(transport: Partial<Transport> = {}): { transport: Transport } {
  return {
    transport: {
      required: false,
      modality: null,
      busStop: false,
      flagged: false,
      options: [
        anOption('MEDIO', false, 438000),
        anOption('COMPLETO', false, 738000),
        anOption('MEDIO', true, 348000),
        anOption('COMPLETO', true, 648000),
      ],
      lastYear: null,
      provisional: null,
      mayBeProvisional: false,
      home: { lat: 4.86, lng: -74.06, address: 'Calle 12 # 5-**, Chía' },
      ...transport,
    },
  }
}

export function aMeasure(measure: Partial<Measure> = {}): Measure {
  return {
    distances: [{ text: '6,3 km', value: 6300 }],
    paths: [],
    average: { text: '6,3 km', value: 6300 },
    band: 'CERCANO',
    address: 'Calle 12 # 5-40, Chía',
    isNearBorder: false,
    simulated: true,
    ...measure,
  }
}

function anOption(
  modality: 'MEDIO' | 'COMPLETO',
  busStop: boolean,
  price: number,
): Transport['options'][number] {
  const name = `TRANSPORTE ${busStop ? 'PARADERO ' : ''}${modality} CERCANO`
  return { name, itemCode: `CT-${price}`, price, modality, busStop, band: 'CERCANO' }
}
