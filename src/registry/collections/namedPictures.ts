/** The picture files that an entry names, which date its pages, and which alone may lie in the folder of pictures. */
import { existsSync } from 'node:fs'
import { readProse } from '#src/contentEngine/prose/proseData.ts'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { textsIn } from '#src/contentEngine/textRules/everyText.ts'

/** `file` of a photograph or a logo, `photo` of a member of the team, `src` of `<Picture>`. Where they are no file, none exists. */
const PICTURE_FIELDS: readonly unknown[] = ['file', 'photo', 'src']

type NamingEntry = Parameters<typeof readProse>[0] & { data: unknown }
/** @returns the paths, from the project's root, of the picture files that the fields and the text of an entry name */
export const listNamedPictures = (entry: NamingEntry): string[] =>
  textsIn([entry.data, readProse(entry)])
    .filter(([path]) => PICTURE_FIELDS.includes(path.at(-1)))
    .map(([, file]) => (file.includes('/') ? `src/content/${file}` : `${PICTURES_FOLDER}/${file}`))
    .filter((file) => existsSync(file))
