import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { pictureProblems } from './pictureProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** The beginning of a PNG of 640 by 640. */
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x02\x80'
const put = (name: string, bytes: string) => writeFileSync(join(folder, name), bytes, 'latin1')
put('night-shift.png', png)
put('small.png', png.replace('\0\0\x02\x80', '\0\0\0\x80'))

const problemsOf = (body: string) =>
  pictureProblems(body, folder, proseTags).map(({ offset, message }) => `${lineAt(body, offset)}: ${message}`)

describe('a picture in a text', () => {
  it.each([
    '<Picture src="night-shift.png" alt="The board at night." />',
    '<Picture\n  src="night-shift.png"\n  alt="A > B, it isn’t {claim:languages}."\n  caption=\'The "board"\'\n/>',
    '<Picture decorative src={"night-shift.png"}/>',
    '<Picture src="night-shift.png" decorative alt="" />',
    '```\n<Picture />\n![a](b.png)\n```\n`<img>` {/* <Picture /> */}',
    'Look! [It](/blog) is a [picture][1].',
  ])('may be %j', (body) => expect(problemsOf(body)).toEqual([]))
  it.each([
    ['a file that is not there', '<Picture src="day-shift.png" alt="A." />', `There is no ${folder}/day-shift.png: put the file there`],
    ['no file', '<Picture alt="A." />', 'Write the file like "night-shift.jpg"'],
    ['a file that is too small', '<Picture src="small.png" alt="A." />', 'The picture is 128 by 640 pixels'],
    ['nothing that is read aloud', '<Picture src="night-shift.png" caption="A." />', 'Say in alt="…" what the picture shows'],
    ['empty words', '<Picture src="night-shift.png" alt=" " />', 'Say in alt="…" what the picture shows'],
    ['both', '<Picture src="night-shift.png" alt="A." decorative />', 'Write “alt”, or “decorative” alone'],
    ['a misspelled name', '<Picture src="night-shift.png" alt="A." captoin="B" />', 'A picture has no “captoin”. Did you mean “caption”?'],
  ])('is refused with %s, on its line', (_case, picture, message) =>
    expect(problemsOf(`Words.\n\n${picture}\n`)).toEqual([expect.stringContaining(`3: ${message}`)]),
  )
})
