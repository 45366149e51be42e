import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CLIENT_MARK_NAMES } from '#src/models/names/pictureNames.ts'
import { findProblems } from '../findProblems.testing.ts'
import { clientsSchema, createClientsSchema } from './clients.ts'

type Change = Partial<Record<'mark' | 'wordmark' | 'seat', string>>
/** Twenty clients, each set differently from its neighbor. */
const clientsFile = (length: number, changed = -1, change: Change = {}, sample = true) => ({
  sample,
  clients: Array.from({ length }, (_, index) => ({
    name: `Client ${index + 1}`,
    industry: 'Steel',
    mark: CLIENT_MARK_NAMES[index % CLIENT_MARK_NAMES.length],
    wordmark: index % 2 === 0 ? 'plain' : 'caps',
    ...(index === changed ? change : {}),
  })),
})
const problemsOf = (clients: object) => findProblems(clientsSchema, clients)

describe('the clients of the site', () => {
  it('are as many as the specification asks for', () => {
    expect(problemsOf(clientsFile(20))).toEqual([])
    expect(problemsOf(clientsFile(19))).toEqual([
      expect.stringMatching(/^clients: There are fewer than 20 here: the specification \(section 2, "Home"\).*“sample: false”: then 6/),
    ])
  })
  it('may be fewer once all of them are real, and never fewer than six', () => {
    const real = (length: number) => problemsOf(clientsFile(length, -1, {}, false))
    for (const length of [6, 9, 12, 13, 20]) expect(real(length), String(length)).toEqual([])
    expect(real(5)).toEqual([expect.stringMatching(/^clients: There are fewer than 6 here: the layout/)])
    expect(problemsOf(clientsFile(5)), 'one answer, not two').toHaveLength(1)
  })
  it('are set in another way than the one before them', () => {
    expect(problemsOf(clientsFile(20, 3, { wordmark: 'plain' }))).toEqual([
      expect.stringMatching(/^clients\.3\.wordmark: Client 3 before it is set in the same way/),
      expect.stringMatching(/^clients\.4\.wordmark: Client 4 before it/),
    ])
    expect(problemsOf(clientsFile(20, 3, { wordmark: 'plain', seat: 'disc' }))).toEqual([])
  })
  it('have a mark of their own as long as there are marks', () => {
    expect(problemsOf(clientsFile(20, 3, { mark: CLIENT_MARK_NAMES[0] }))).toEqual([
      `clients.3.mark: Client 1 has this mark. These are free: ${CLIENT_MARK_NAMES[3]}.`,
    ])
    expect(problemsOf(clientsFile(CLIENT_MARK_NAMES.length + 1))).toEqual([])
  })
})

describe('a client whose logo is a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clients-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'clients'))
  writeFileSync(join(folder, 'clients/acme.svg'), '<svg viewBox="0 0 240 60"><path d="M0 0h9v9z"/></svg>')
  writeFileSync(join(folder, 'clients/runs.svg'), '<svg viewBox="0 0 240 60"><script>1</script></svg>')
  const clientsWith = (client: object) => ({
    sample: false,
    clients: [{ name: 'Acme', industry: 'Steel', ...client }, ...clientsFile(6).clients],
  })
  it('has neither mark nor wordmark, and the size of its file', () => {
    expect(createClientsSchema(folder).parse(clientsWith({ logo: 'clients/acme.svg' })).clients[0]).toEqual({
      name: 'Acme',
      industry: 'Steel',
      logo: { file: 'clients/acme.svg', width: 240, height: 60 },
    })
  })
  it.each([
    ['a file that is not there', { logo: 'clients/acmee.svg' }, /^clients\.0\.logo: There is no src\/content\/clients\/acmee\.svg/],
    ['a file elsewhere', { logo: '../acme.svg' }, /^clients\.0\.logo: Write the file like clients\/acme\.svg/],
    ['another kind of file', { logo: 'clients/acme.png' }, /^clients\.0\.logo: Write the file like clients\/acme\.svg: an SVG/],
    ['a file that runs something', { logo: 'clients/runs.svg' }, /^clients\.0\.logo: The file has <script>/],
    ['a logo and a mark', { logo: 'clients/acme.svg', mark: 'gear' }, /^clients\.0\.logo: Write “mark” and “wordmark”.* or “logo” alone/],
    ['a mark without a wordmark', { mark: 'gear' }, /^clients\.0\.wordmark: Write “mark” and “wordmark”/],
    ['neither', {}, /^clients\.0\.mark: Write “mark” and “wordmark”/],
  ])('is refused with %s', (_, client, problem) =>
    expect(findProblems(createClientsSchema(folder), clientsWith(client))).toEqual([expect.stringMatching(problem)]),
  )
})
