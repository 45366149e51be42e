import { describe, expect, it } from 'vitest'
import { team } from './team.ts'

const member = (id: string) => ({ id, name: 'A name', title: 'A title', bio: 'What they do.', portrait: null })
const TEAM = {
  meta: { title: 'Who we are', description: 'People who answer call-offs, and what each of them does about a shift that is open at five.' },
  eyebrow: 'Who we are',
  heading: 'Who answers',
  lede: 'Most have worked on the floor.',
  timesNote: 'Each is drawn at another hour.',
  sample: true,
  members: [...'abcdef'].map(member),
  closing: { kind: 'phone', heading: 'Talk to us.', text: 'Ask how it works.', action: { label: 'See', to: 'requestDemo' } },
}
const messagesOf = (change: object) =>
  team.safeParse({ ...TEAM, ...change }).error?.issues.map(({ path, message }) => `${path.join(' › ')}: ${message}`) ?? []

describe('the team page says nowhere how many there are:', () => {
  it('it may say anything else', () => expect(messagesOf({})).toEqual([]))
  it.each([
    ['heading', { heading: 'The six who answer' }],
    ['lede', { lede: 'Two of the six have worked on the floor.' }],
    ['eyebrow', { eyebrow: '6 people' }],
    ['timesNote', { timesNote: 'Six hours of a day.' }],
    ['meta › description', { meta: { ...TEAM.meta, description: `${TEAM.meta.description} All six.` } }],
  ])('not in its %s', (field, change) =>
    expect(messagesOf(change)).toEqual([
      expect.stringMatching(new RegExp(`^${field}: This says how many there are \\(“(?:six|6)”\\).*Say it without the number`, 'i')),
    ]),
  )
  it('whoever joins is told of none that was right before', () =>
    expect(messagesOf({ heading: 'The six who answer', members: [...'abcdefg'].map(member) })).toEqual([]))
})
