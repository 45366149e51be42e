import { describe, expect, it } from 'vitest'
import { CLIENT_MARK_NAMES } from '../lib/anywhere/names/pictureNames'
import { clients } from './clients'

type Change = Partial<Record<'mark' | 'wordmark' | 'seat', string>>
/** As many as the specification asks for, each in another setting than its neighbor. */
const all = (length: number, changed = -1, change: Change = {}, sample = true) => ({
  sample,
  clients: Array.from({ length }, (_, index) => ({
    name: `Client ${index + 1}`,
    industry: 'Steel',
    mark: CLIENT_MARK_NAMES[index % CLIENT_MARK_NAMES.length],
    wordmark: index % 2 === 0 ? 'plain' : 'caps',
    ...(index === changed ? change : {}),
  })),
})
const messagesOf = (written: object) =>
  clients.safeParse(written).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the clients of the site', () => {
  it('are as many as the specification asks for', () => {
    expect(messagesOf(all(20))).toEqual([])
    expect(messagesOf(all(19))).toEqual([
      expect.stringMatching(/^clients: There are fewer than 20 here: the specification \(section 2, "Home"\).*“sample: false”: then 6/),
    ])
  })
  it('may be fewer once all of them are real, and never fewer than six', () => {
    const real = (length: number) => messagesOf(all(length, -1, {}, false))
    for (const length of [6, 9, 12, 13, 20]) expect(real(length), String(length)).toEqual([])
    expect(real(5)).toEqual([expect.stringMatching(/^clients: There are fewer than 6 here: the layout/)])
    expect(messagesOf(all(5)), 'one answer, not two').toHaveLength(1)
  })
  it('are set in another way than the one before them', () => {
    expect(messagesOf(all(20, 3, { wordmark: 'plain' }))).toEqual([
      expect.stringMatching(/^clients\.3\.wordmark: Client 3 before it is set in the same way/),
      expect.stringMatching(/^clients\.4\.wordmark: Client 4 before it/),
    ])
    expect(messagesOf(all(20, 3, { wordmark: 'plain', seat: 'disc' }))).toEqual([])
  })
  it('have a mark of their own as long as there are marks', () => {
    expect(messagesOf(all(20, 3, { mark: CLIENT_MARK_NAMES[0] }))).toEqual([
      `clients.3.mark: Client 1 has this mark. These are free: ${CLIENT_MARK_NAMES[3]}.`,
    ])
    expect(messagesOf(all(CLIENT_MARK_NAMES.length + 1))).toEqual([])
  })
})
