import { expect, it } from 'vitest'
import { keysOf } from './keysOf.ts'

it('the keys of a table are in its order', () => expect(keysOf({ phone: 1, app: 2, fax: 3 })).toEqual(['phone', 'app', 'fax']))
