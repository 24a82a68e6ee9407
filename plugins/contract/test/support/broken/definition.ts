import Joi from 'joi'
import { sound } from '../sound/index.ts'
import { breakingGeneral, withAdapter, withDefinition, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'
import type { GeneralLaw } from '../../../src/kit/index.ts'

const { notices, sis, payments } = sound

export const brokenDefinitions: Breakages<GeneralLaw> = {
  'the name is one a folder and the configuration can carry': [
    breakingGeneral('a name with a space', 'to match', withDefinition(notices, { name: 'My Plugin' })),
  ],
  'the kind is one the hub knows, in a contract version it speaks': [
    breakingGeneral('a contract of tomorrow', 'to be 1', withDefinition(notices, { contract: 2 })),
  ],
  'settings with an unknown key are refused': [
    breakingGeneral(
      'a schema that takes anything',
      'kitUnknownSetting',
      withDefinition(notices, { settings: Joi.object().unknown() }),
    ),
  ],
  'create only wires: no network, no clock, no memo, no URL': [
    breakingGeneral(
      'create asks the clock',
      'create used the clock',
      withAdapter(notices, (_sound, kit) => {
        kit.now()
        return {}
      }),
    ),
    breakingGeneral(
      'create calls the vendor and looks away',
      'the network',
      withAdapter(notices, (_sound, kit) => {
        const signal = new AbortController().signal
        kit.http.send({ method: 'GET', url: 'http://127.0.0.1:1/', signal }).catch(() => {})
        return {}
      }),
    ),
  ],
  'supports is frozen, through and through': [
    breakingGeneral(
      'a list in it is not frozen',
      'supports.channels',
      withAdapter(notices, () => ({ supports: Object.freeze({ channels: ['email'] as const, html: true }) })),
    ),
    breakingGeneral(
      'nothing of it is frozen',
      "[ 'supports' ]",
      withAdapter(sis, () => ({ supports: { admissions: true } })),
    ),
  ],
  'an optional facet is there exactly when supports claims it': [
    breakingGeneral(
      'a facet nobody claims',
      'admissions is there',
      withAdapter(sis, () => ({ supports: Object.freeze({ admissions: false }) })),
    ),
    breakingGeneral(
      'a claim with nothing behind it',
      'refunds is there',
      withDefinition(payments, {
        create(settings, kit) {
          const { refunds: _refunds, ...rest } = payments.definition.create(settings, kit)
          return rest
        },
      }),
    ),
  ],
  'the secrets among the settings are marked, and nothing else is': [
    breakingGeneral(
      'a secret without its mark',
      'what the settings mark',
      withDefinition(notices, { settings: Joi.object({ apiKey: Joi.string() }) }),
    ),
    breakingGeneral(
      'a stage that keeps its secret to itself',
      'what the settings mark',
      withStage(notices, () => ({ secrets: [] })),
    ),
  ],
}
