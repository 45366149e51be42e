import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { pictureProblems, unusedPictureProblems } from './pictureProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** The beginning of a PNG of 640 by 640. */
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x02\x80'
const put = (name: string, bytes: string) => writeFileSync(join(folder, name), bytes, 'latin1')
put('night-shift.png', png)
put('small.png', png.replace('\0\0\x02\x80', '\0\0\0\x80'))
put('IMG_1.PNG', png)
put('words.jpg', 'words')

const problemsOf = (body: string) =>
  pictureProblems(body, folder, proseTags).map(({ offset, message }) => `${lineAt(body, offset)}: ${message}`)

describe('a picture in a text', () => {
  it.each([
    '<Picture src="night-shift.png" alt="The board at night." />',
    '<Picture\n  src="night-shift.png"\n  alt="A > B, it isn’t {claim:languages}."\n  caption=\'The "board"\'\n/>',
    '<Picture decorative src={"night-shift.png"}/>',
    '<Picture src="night-shift.png" decorative alt="" />',
    '<Picture src="IMG_1.PNG" alt="As a phone names it." />',
    '```\n<Picture />\n![a](b.png)\n```\n`<img>` {/* <Picture /> */}',
    'Look! [It](/blog) is a [picture][1].',
  ])('may be %j', (body) => expect(problemsOf(body)).toEqual([]))
  it.each([
    ['a file that is not there', '<Picture src="day-shift.png" alt="A." />', `There is no ${folder}/day-shift.png: put the file there`],
    ['no file', '<Picture alt="A." />', 'Write the file like "night-shift.jpg"'],
    ['a file elsewhere', '<Picture src="../team/ana.png" alt="A." />', 'Write the file like "night-shift.jpg"'],
    ['another kind of file', '<Picture src="board.svg" alt="A." />', 'Write the file like "night-shift.jpg"'],
    ['a file that is none of its kind', '<Picture src="words.jpg" alt="A." />', 'This is no JPEG, PNG or WebP'],
    ['a file that is too small', '<Picture src="small.png" alt="A." />', 'The picture is 128 by 640 pixels'],
    ['nothing that is read aloud', '<Picture src="night-shift.png" caption="A." />', 'Say in alt="…" what the picture shows'],
    ['empty words', '<Picture src="night-shift.png" alt=" " />', 'Say in alt="…" what the picture shows'],
    ['both', '<Picture src="night-shift.png" alt="A." decorative />', 'Write “alt”, or “decorative” alone'],
    ['a misspelled name', '<Picture src="night-shift.png" alt="A." captoin="B" />', 'A picture has no “captoin”. Did you mean “caption”?'],
  ])('is refused with %s, on its line', (_case, picture, message) =>
    expect(problemsOf(`Words.\n\n${picture}\n`)).toEqual([expect.stringContaining(`3: ${message}`)]),
  )
})

describe('a file of pictures', () => {
  it('is reported if no page shows it, since it would be published', () => {
    const usedFiles = ['IMG_1.PNG', 'small.png'].map((file) => `${folder}/${file}`)
    expect(unusedPictureProblems(usedFiles, folder)).toEqual([
      expect.stringMatching(/night-shift\.png: No page shows this picture.*: delete the file, or show it/),
      expect.stringMatching(/words\.jpg: No page/),
    ])
  })
  it('is not reported if there is no folder', () => expect(unusedPictureProblems([], join(folder, 'none'))).toEqual([]))
  it('may be anything that the build does not publish', () => {
    const other = join(folder, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'notes.txt'), '')
    expect(unusedPictureProblems([], other)).toEqual([])
  })
})
