import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { namedPictureProblem, PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { PICTURE_ENDING, PICTURE_NAME, pictureFileProblem } from '#src/lib/build/pictures/pictureFile.ts'
import { textField } from './fields.ts'

/** The path of a team member's photograph, whose file is checked. @param folder the content folder, in which the path begins */
export const createPictureField = (folder: string) =>
  z
    .string()
    .refine((file) => file === `team/${basename(file)}` && PICTURE_NAME.test(basename(file)), {
      error:
        'Write the file like team/ana.jpg: a .jpg, .png or .webp in src/content/team, whose name has only letters without accents, digits, hyphens and underscores.',
      abort: true,
    })
    .superRefine((file, context) => {
      const path = join(folder, file)
      const problem = existsSync(path)
        ? pictureFileProblem(readFileSync(path))
        : `There is no src/content/${file}: put the file there, or correct the name.`
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })

/** The build publishes every picture file of the folder. @param named those of members @returns a message about one that no member has, or null */
export function unnamedPictureProblem(folder: string, named: readonly string[]): string | null {
  const unnamed = globSync('team/*', { cwd: folder }).find((file) => PICTURE_ENDING.test(file) && !named.includes(file))
  return unnamed === undefined
    ? null
    : `Nobody here has src/content/${unnamed}, which would be published all the same: delete the file, or name it as a “photo”.`
}

/** A picture file in src/content/pictures, which is checked, and its description. */
export const pictureFields = {
  file: z
    .string()
    .superRefine((file, context) => {
      const problem = namedPictureProblem(file, PICTURES_FOLDER)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .meta({
      description: 'The name of a .jpg, .png or .webp in src/content/pictures, such as night-shift.jpg, as a camera or phone saved it.',
    }),
  alt: textField(160, 'it is read aloud').meta({ description: 'What the picture shows, for those who do not see it.' }),
}

/** A line under a picture. @param max so many characters fit there */
export const createCaptionField = (max: number) =>
  z.exactOptional(textField(max)).meta({ description: 'A line under the picture. It may be left out.' })
