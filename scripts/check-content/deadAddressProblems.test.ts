import { expect, it } from 'vitest'
import { isShallow, readDeadAddressProblems } from './deadAddressProblems.ts'

it.skipIf(isShallow())('every address that was published still leads somewhere', () => expect(readDeadAddressProblems()).toEqual([]))
