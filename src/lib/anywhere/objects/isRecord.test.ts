import { expect, it } from 'vitest'
import { isRecord } from './isRecord.ts'

it.each([[{}], [{ a: 1 }], [Object.create(null)]])('%o has fields by their names', (value) => expect(isRecord(value)).toBe(true))
it.each([[null], [undefined], ['a'], [1], [['a']]])('%o has none', (value) => expect(isRecord(value)).toBe(false))
