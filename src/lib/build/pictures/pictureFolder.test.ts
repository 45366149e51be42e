import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { namedPictureProblem, unusedPictureProblems } from './pictureFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** The beginning of a PNG of 640 by 640. */
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x02\x80'
for (const [name, bytes] of [
  ['night-shift.png', PNG],
  ['IMG_1.PNG', PNG],
  ['words.jpg', 'words'],
  ['gate.HEIC', 'words'],
  ['notes.txt', 'words'],
  ['.gitkeep', ''],
] as const)
  writeFileSync(join(folder, name), bytes, 'latin1')

describe('a picture that content names', () => {
  it.each(['night-shift.png', 'IMG_1.PNG'])('may be %s', (name) => expect(namedPictureProblem(name, folder)).toBeNull())
  it('may have a path before its name, where the example has one', () => {
    expect(namedPictureProblem('team/night-shift.png', folder, 'team/ana.jpg')).toBeNull()
    expect(namedPictureProblem('night-shift.png', folder, 'team/ana.jpg')).toMatch(/^Write the file like "team\/ana\.jpg"/)
  })
  it.each([
    ['is not there', 'day-shift.png', `There is no ${folder}/day-shift.png: put the file there, or correct the name.`],
    ['has a similar name', 'night-shif.png', 'or correct the name. Did you mean “night-shift.png”?'],
    ['differs in capitals', 'IMG_1.png', `There is no ${folder}/IMG_1.png, only IMG_1.PNG: write it with the same capitals.`],
    ['is nothing', undefined, 'Write the file like "night-shift.jpg": a .jpg, .jpeg, .png or .webp in'],
    ['is elsewhere', '../team/ana.png', 'Write the file like "night-shift.jpg"'],
    ['is in this folder, with a path', './night-shift.png', 'Write the file like "night-shift.jpg"'],
    ['is a drawing', 'board.svg', 'Write the file like "night-shift.jpg"'],
    ['has the format of iPhones', 'gate.HEIC', 'This is a HEIC, the format of iPhones'],
    ['is no picture, whatever its name', 'words.jpg', 'This is no JPEG, PNG or WebP'],
  ])('is refused if it %s', (_, name, problem) => expect(namedPictureProblem(name, folder)).toContain(problem))
})

describe('a file in the folder of pictures', () => {
  it('is reported if no page shows it, with the fix for its kind', () => {
    const usedFiles = ['IMG_1.PNG'].map((file) => `${folder}/${file}`)
    expect(unusedPictureProblems(usedFiles, folder)).toEqual([
      expect.stringMatching(/gate\.HEIC: This is a HEIC.*export it as JPEG/),
      expect.stringMatching(/night-shift\.png: No page shows this picture.*: delete the file, or show it/),
      expect.stringMatching(/notes\.txt: This is no \.jpg.*: delete the file/),
      expect.stringMatching(/words\.jpg: No page/),
    ])
  })
  it('is not reported if there is no folder', () => expect(unusedPictureProblems([], join(folder, 'none'))).toEqual([]))
})
