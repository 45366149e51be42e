import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { createTeamSchema } from './team.ts'

/** The site's team without photographs. */
const bare = mkdtempSync(join(tmpdir(), 'team-'))
afterAll(() => rmSync(bare, { recursive: true, force: true }))

const member = (id: string) => ({ id, name: 'A name', title: 'A title', bio: 'What they do.', portrait: null })
const TEAM = {
  meta: { title: 'Who we are', description: 'People who answer call-offs, and what each of them does about a shift that is open at five.' },
  eyebrow: 'Who we are',
  heading: 'Who answers',
  lede: 'Most have worked on the floor.',
  timesNote: 'Each is drawn at another hour.',
  pictures: { portrait: 'Drawing of {member}', photo: 'Photo of {member}', crew: 'Drawings of {members}' },
  sample: true,
  members: [...'abcdef'].map(member),
  closing: { kind: 'phone', heading: 'Talk to us.', text: 'Ask how it works.', action: { label: 'See', to: 'requestDemo' } },
}
const problemsOf = (change: object) => findProblems(createTeamSchema(bare), { ...TEAM, ...change })

describe('the team page says nowhere how many there are:', () => {
  it('it may say anything else', () => expect(problemsOf({})).toEqual([]))
  it.each([
    ['heading', { heading: 'The six who answer' }],
    ['lede', { lede: 'Two of the six have worked on the floor.' }],
    ['eyebrow', { eyebrow: '6 people' }],
    ['timesNote', { timesNote: 'Six hours of a day.' }],
    ['meta.description', { meta: { ...TEAM.meta, description: `${TEAM.meta.description} All six.` } }],
  ])('not in its %s', (field, change) =>
    expect(problemsOf(change)).toEqual([
      expect.stringMatching(new RegExp(`^${field}: This says how many there are \\(“(?:six|6)”\\).*Say it without the number`, 'i')),
    ]),
  )
  it('a new member causes no problem in correct content', () =>
    expect(problemsOf({ heading: 'The six who answer', members: [...'abcdefg'].map(member) })).toEqual([]))
})

describe('a member of the team with a photograph', () => {
  const folder = mkdtempSync(join(tmpdir(), 'team-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'team'))
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x02\x80', 'latin1')
  writeFileSync(join(folder, 'team/ana.png'), png)
  const { portrait: _, ...eva } = member('eva')
  const ana = { ...eva, id: 'ana', photo: 'team/ana.png' }
  const withEva = (change: object) => ({ ...TEAM, members: [...TEAM.members, ana, { ...eva, ...change }] })
  const problemsOfEva = (change: object) => findProblems(createTeamSchema(folder), withEva(change))
  /** @returns the problems while the folder has another file */
  const problemsWith = (file: string, bytes: string | Buffer, change: object) => {
    writeFileSync(join(folder, file), bytes)
    const problems = problemsOfEva(change)
    rmSync(join(folder, file))
    return problems
  }

  it('has no portrait', () =>
    expect(
      createTeamSchema(folder)
        .parse(withEva({ portrait: null }))
        .members.at(-2),
    ).toEqual(ana))
  it('is refused with a file that is no picture', () =>
    expect(problemsWith('team/eva.jpg', 'Eva', { photo: 'team/eva.jpg' })).toEqual([
      expect.stringMatching(/^members\.7\.photo: This is no JPEG, PNG or WebP/),
    ]))
  it.each([
    ['a file that is not there', { photo: 'team/evaa.png' }, /^members\.7\.photo: There is no .*\/team\/evaa\.png/],
    ['a file elsewhere', { photo: '../eva.png' }, /^members\.7\.photo: Write the file like "team\/ana\.jpg"/],
    ['another kind of file', { photo: 'team/eva.svg' }, /^members\.7\.photo: Write the file like "team\/ana\.jpg"/],
    ['a drawn portrait as well', { photo: 'team/ana.png', portrait: 'bob' }, /^members\.7\.photo: Write “portrait”.* or “photo” alone/],
    ['initials as well', { photo: 'team/ana.png', portrait: null }, /^members\.7\.photo: Write “portrait”.* or “photo” alone/],
    ['neither', {}, /^members\.7\.portrait: Write “portrait”.*null for the initials/],
  ])('is refused with %s', (_case, change, problem) => expect(problemsOfEva(change)).toEqual([expect.stringMatching(problem)]))
})
