import { describe, expect, it } from 'vitest'
import { importsOf } from '@matricula/hub/testing/architecture/imports'

describe('the reading of imports', () => {
  it('finds every form, over lines, and nothing in comments', () => {
    const lines = [
      `import Joi from 'joi'`,
      `import type { Fee } from './fee.ts'`,
      'import {',
      '  one,',
      '  type Two,',
      `} from '../seasons/index.ts'`,
      `export * from '../../db/x.ts'`,
      `import './side-effect.ts'`,
      `const late = await import('late')`,
      `// import no from 'commented'`,
      `/** import no from 'documented' */`,
      `export const text = 'from'`,
    ]
    const source = { file: 'hub/src/modules/fees/a.ts', text: lines.join('\n') }
    expect(importsOf(source)).toEqual([
      { specifier: 'joi', target: null, isType: false },
      { specifier: './fee.ts', target: 'hub/src/modules/fees/fee.ts', isType: true },
      { specifier: '../seasons/index.ts', target: 'hub/src/modules/seasons/index.ts', isType: false },
      { specifier: '../../db/x.ts', target: 'hub/src/db/x.ts', isType: false },
      { specifier: './side-effect.ts', target: 'hub/src/modules/fees/side-effect.ts', isType: false },
      { specifier: 'late', target: null, isType: false },
    ])
  })
})
