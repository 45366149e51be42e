import { z } from 'zod'
import { figureName, figureNamesIn } from '#src/contentEngine/figures/statedFigures.ts'

const typedFigureSchema = z.strictObject({
  files: z
    .array(z.string().meta({ description: 'A file, named from src/content: "documents/legal/privacy-policy.mdx".' }))
    .min(1, 'Name the file that states the figure.')
    .meta({ description: 'The files that may state the figure. In any other, the build refuses it.' }),
  why: z
    .string()
    .min(10, 'Say in a few words where the figure comes from.')
    .meta({ description: 'Where the figure comes from, and so why it is neither a claim nor a number of the policy.' }),
})

/** @returns the names of a text's figures. Markdown characters and line ends may stand within a figure. */
const namesIn = (text: string) => figureNamesIn(text.replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' '))

/**
 * Figures that need no claim.
 * @param textOf returns the text of a file, named from src/content, or null if there is no such file
 */
export const createTypedFiguresSchema = (textOf: (file: string) => string | null) =>
  z
    .record(z.string(), typedFigureSchema)
    .superRefine((figures, context) => {
      for (const [figure, { files }] of Object.entries(figures))
        for (const [index, file] of files.entries()) {
          const text = textOf(file)
          if (text !== null && namesIn(text).includes(figureName(figure))) continue
          const message =
            text === null
              ? `There is no file src/content/${file}. Name one from there, like "pages/home.yaml".`
              : `src/content/${file} does not state “${figure}”. Take it out here, and the figure where no file is left.`
          context.addIssue({ code: 'custom', path: [figure, 'files', index], message, input: file })
        }
    })
    .meta({ description: 'Before the colon, the figure as a page says it.' })
