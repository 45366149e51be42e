import { expect, it } from 'vitest'
import { isRecord } from './isRecord.ts'

it.each([[{}], [{ a: 1 }], [Object.create(null)]])('isRecord accepts %o', (value) => expect(isRecord(value)).toBe(true))
it.each([[null], [undefined], ['a'], [1], [['a']]])('isRecord refuses %o', (value) => expect(isRecord(value)).toBe(false))
