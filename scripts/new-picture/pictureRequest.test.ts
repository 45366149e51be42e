import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { PlainError } from '../lib/project.ts'
import { readPictureRequest } from './pictureRequest.ts'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())
for (const folder of ['src/content/pictures', 'src/content/team', 'Downloads']) mkdirSync(join(root, folder), { recursive: true })
for (const file of ['src/content/pictures/gate.png', 'src/content/team/ana.jpg', 'Downloads/IMG 1.JPG']) writeFileSync(join(root, file), '')
const source = join(root, 'Downloads/IMG 1.JPG')
const read = (...args: string[]) => readPictureRequest(args, root)

it.each([
  ['night-shift', 'src/content/pictures/night-shift.webp'],
  ['ana', 'src/content/pictures/ana.webp'],
  ['team/noor-haddad', 'src/content/team/noor-haddad.webp'],
])('the picture “%s” becomes %s', (name, file) => expect(read(source, name)).toEqual({ source, file }))
it('a path begins in the folder in which npm was started', () => {
  vi.stubEnv('INIT_CWD', join(root, 'Downloads'))
  expect(read('IMG 1.JPG', 'night-shift').source).toBe(source)
})

it.each([
  ['no name', [source], 'Give a file, and a name for it on the site: npm run new:picture -- '],
  ['a path with spaces outside of quotation marks', ['IMG', '1.JPG', 'gate'], 'A path with spaces needs quotation marks'],
  ['a file that is not there', ['gone.jpg', 'night-shift'], /^There is no \/.*\/gone\.jpg\. Correct the path: npm run new:picture/],
  ['a folder', [join(root, 'Downloads'), 'night-shift'], /Downloads is no file\. Give the path of one picture/],
  ['a name with an ending', [source, 'night-shift.jpg'], /^"night-shift\.jpg" is no name .* For example: night-shift$/],
  ['a name as a title', [source, 'team/Noor Haddad'], /For example: team\/noor-haddad$/],
  ['a name in another folder', [source, '../team/ana'], /For example: ana$/],
  ['a name without a letter that an address may have', [source, '夜'], /For example: night-shift$/],
  [
    'a name that is taken, whatever its ending',
    [source, 'gate'],
    'src/content/pictures/gate.png is there already. Choose another name, or delete that file first.',
  ],
  ['a name that a member has', [source, 'team/ana'], 'src/content/team/ana.jpg is there already.'],
])('%s is refused, with the fix', (_case, args, message) => {
  expect(() => read(...args)).toThrow(PlainError)
  expect(() => read(...args)).toThrow(message)
})
