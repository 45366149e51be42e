import { expect, it } from 'vitest'
import { readDeadAddressProblems } from './deadAddressProblems.ts'

it('every address that was published still leads somewhere', () => expect(readDeadAddressProblems()).toEqual([]))
