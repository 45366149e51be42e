/** Which words find a person, and that erasure deletes no more than was found. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TelephoneNumberTooShort } from './personCondition.ts'
import { openTestStore, type TestStore } from './store.testing.ts'

let fixture: TestStore
beforeEach(async () => {
  fixture = await openTestStore()
})
afterEach(() => fixture.close())

describe('a person is found and erased', () => {
  it.each([
    ['email, in any case', { email: 'ANA@Plant.example' }],
    ['email, with blanks around it', { email: ' ana@plant.example ' }],
    ['phone, however it is written', { phone: '+1 312.555.0100' }],
  ])('by %s', async (_, who) => {
    await fixture.add()
    const other = await fixture.add({ request: { email: 'other@plant.example', phone: '312 555 0199' } })
    expect(await fixture.store.listLeadsOf(who)).toHaveLength(1)
    expect(await fixture.store.erase(who)).toBe(1)
    expect(await fixture.store.listLeads()).toMatchObject([{ reference: other }])
  })
  it.each([
    ['(312) 555-0100'],
    ['+1/312/555/0100'],
    ['312.555.0100'],
    ['1-312-555-0100'],
    ['312 555 0100 x12'],
    ['(312) 555-0100 X 4711'],
    ['312 555 0100 #7'],
    ['312\u00a0555\u202f0100'],
    ['3125550100'],
  ])('by a phone number that was typed as %s', async (phone) => {
    await fixture.add({ request: { phone } })
    await fixture.add({ request: { phone: '413 555 0100' } })
    for (const asked of ['312 555 0100', phone]) expect(await fixture.store.listLeadsOf({ phone: asked })).toMatchObject([{ phone }])
  })
  it('by the seven digits of a number, and by no fewer', async () => {
    await fixture.add()
    expect(await fixture.store.listLeadsOf({ phone: '555 0100' })).toHaveLength(1)
    await expect(fixture.store.listLeadsOf({ phone: '55 0100' })).rejects.toThrow('A telephone number needs at least 7 digits.')
  })
  it('by reference', async () => {
    const reference = await fixture.add()
    expect(await fixture.store.erase({ reference: ` ${reference.toLowerCase()} ` })).toBe(1)
  })
  it('needs enough of a phone number to tell people apart', () =>
    expect(fixture.store.erase({ phone: '555' })).rejects.toThrow(TelephoneNumberTooShort))
})
