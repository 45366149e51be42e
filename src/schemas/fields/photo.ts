/** Photographs as files beside the content: a team member's, and those that blocks show. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PICTURES_FOLDER, pictureFileProblem } from '#src/lib/build/content/proseRules/pictureProblems.ts'
import { photoProblem } from '#src/lib/build/pictures/photoFile.ts'
import { textField } from './fields.ts'

/** @param folder of the content, in which the paths begin @returns a field that is the path of a photograph, once that was checked */
export const createPhotoField = (folder: string) =>
  z
    .string()
    .regex(/^team\/[a-z0-9-]+\.(jpg|png|webp)$/, {
      error: 'Write the file like team/ana.jpg: a .jpg, .png or .webp in src/content/team, named in small letters, digits and hyphens.',
      abort: true,
    })
    .superRefine((file, context) => {
      const path = join(folder, file)
      const problem = existsSync(path)
        ? photoProblem(file, readFileSync(path))
        : `There is no src/content/${file}: put the file there, or correct the name.`
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })

/** @param named the photographs that members have @returns what to say of one that nobody has: it would be published all the same; null where there is none */
export function unnamedPhotoProblem(folder: string, named: readonly string[]): string | null {
  const unnamed = globSync('team/*.{jpg,png,webp}', { cwd: folder }).find((file) => !named.includes(file))
  return unnamed === undefined
    ? null
    : `Nobody here has src/content/${unnamed}, which would be published all the same: delete the file, or name it as a “photo”.`
}

/** A picture in the folder that texts have theirs in, once that was checked, and what it shows. */
export const photoFields = {
  file: z
    .string()
    .superRefine((file, context) => {
      const problem = pictureFileProblem(file, PICTURES_FOLDER)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .meta({ description: 'The name of a .jpg, .png or .webp in src/content/pictures, such as night-shift.jpg.' }),
  alt: textField(160, 'it is read aloud').meta({ description: 'What the picture shows, for those who do not see it.' }),
}
